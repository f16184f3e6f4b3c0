import {
  Composer,
  CST,
  Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  Parser,
  Scalar,
  stringify,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

/**
 * Writes changed values into the tokens of a YAML file and touches no other: comments, the order of
 * fields, quotes and folded texts stay as a person wrote them. https://eemeli.org/yaml/#cst-parser
 */

export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Longer texts are folded, as by hand. */
const width = 100;

/** @returns fields or items as YAML, for a place that far from the left */
function write(value: Fields | unknown[], indent: number, lineWidth = width) {
  const document = new Document(value);
  visit(document, {
    Scalar(key, node) {
      const { value: text } = node;
      if (key === 'key' || typeof text !== 'string' || /\n|^\s|\s$/.test(text)) return;
      if (text.length > lineWidth) node.type = Scalar.BLOCK_FOLDED;
    },
  });
  return document
    .toString({ lineWidth: lineWidth - indent, flowCollectionPadding: false })
    .replace(/\n(?=.)/g, `\n${' '.repeat(indent)}`);
}

type Item = CST.CollectionItem;

const createToken = (type: CST.SourceToken['type'], source: string) => ({
  type,
  offset: -1,
  indent: -1,
  source,
});

const createItem = (start: CST.SourceToken[], source: string): Item => ({
  start,
  value: { ...createToken('space', source), type: 'scalar' },
});

/** @returns the space above and before an item, and what follows it: comments, the mark of a list */
function splitStart({ start }: Item) {
  const count = start.findIndex(({ type }) => type !== 'space' && type !== 'newline');
  return count < 0 ? [start, []] : [start.slice(0, count), start.slice(count)];
}

/** Items that stay take their comments with them; the space before the first is in the part above. */
function arrange(collection: CST.BlockMap | CST.BlockSequence, items: Item[]) {
  const before: Item[] = collection.items;
  const [first, wanted] = [before[0], items[0]];
  if (first && wanted && first !== wanted) {
    const [space = [], start = []] = splitStart(first);
    const [otherSpace = [], otherStart = []] = splitStart(wanted);
    first.start = [...otherSpace, ...start];
    wanted.start = [...space, ...otherStart];
  }
  const comments = before.filter(
    ({ start, key, sep, value }) =>
      !(key || sep || value || start.some(({ type }) => type === 'seq-item-ind')),
  );
  before.splice(0, before.length, ...items, ...comments);
}

const isSame = (node: Node | null | undefined, value: unknown) =>
  JSON.stringify(node?.toJSON() ?? null) === JSON.stringify(value);

/** Quotes stay. @returns whether the value stands in one line, so that only it changes */
function updateScalar({ srcToken, type }: Scalar, value: unknown) {
  if (!CST.isScalar(srcToken) || srcToken.source.includes('\n')) return false;
  const scalar = new Scalar(value);
  if (type === Scalar.QUOTE_DOUBLE || type === Scalar.QUOTE_SINGLE) scalar.type = type;
  const text = stringify(scalar, { lineWidth: 0 }).trimEnd();
  if (text.includes('\n')) return false;
  srcToken.source = text;
  return true;
}

/** @returns where a folded text was wrapped, to wrap it again in the same way */
function findWidth(node: Node | null | undefined) {
  if (!isScalar(node) || node.type !== Scalar.BLOCK_FOLDED) return width;
  const { source = '' } = (node.srcToken ?? {}) as Partial<CST.BlockScalar>;
  return Math.max(...source.split('\n').map((line) => line.length));
}

/** @returns whether the value could be written into what is there */
function update(node: Node | null | undefined, value: unknown): boolean {
  if (isSame(node, value)) return true;
  if (isScalar(node) && typeof value !== 'object') return updateScalar(node, value);
  if (isMap(node) && !node.flow && isFields(value) && Object.keys(value).length > 0)
    return updateMap(node, value);
  if (isSeq(node) && !node.flow && Array.isArray(value) && value.length > 0)
    return updateList(node, value);
  return false;
}

/** New fields come after those that they follow in the form. */
function updateMap(map: YAMLMap, value: Fields) {
  const collection = map.srcToken as CST.BlockMap;
  const { indent } = collection;
  const pairs = map.items as Pair<Scalar, Node | null>[];
  const kept = pairs.filter(({ key }) => String(key.value) in value);
  const names = kept.map(({ key }) => String(key.value));
  const items = kept.map(({ value: node, srcToken }, index): Item => {
    const name = names[index] ?? '';
    if (srcToken && update(node, value[name])) return srcToken;
    const text = write({ [name]: value[name] }, indent, findWidth(node));
    return createItem(srcToken?.start ?? [], text);
  });
  for (const [index, name] of Object.keys(value).entries()) {
    if (names.includes(name)) continue;
    const place = names.indexOf(Object.keys(value)[index - 1] ?? '') + 1;
    const space = createToken('space', ' '.repeat(indent));
    names.splice(place, 0, name);
    items.splice(place, 0, createItem([space], write({ [name]: value[name] }, indent)));
  }
  arrange(collection, items);
  return true;
}

/** Items that stay or move are not touched; of the others, the first takes the place of the first. */
function updateList(list: YAMLSeq, value: readonly unknown[]) {
  const collection = list.srcToken as CST.BlockSequence;
  const { indent } = collection;
  const left = (list.items as Node[]).map((node, index) => ({
    node,
    item: collection.items[index] as Item,
  }));
  const known = value.map((wanted) => {
    const place = left.findIndex(({ node }) => isSame(node, wanted));
    return place < 0 ? undefined : left.splice(place, 1)[0];
  });
  const items = value.map((wanted, index) => {
    const other = known[index] ?? left.shift();
    if (other && update(other.node, wanted)) return other.item;
    const space = createToken('space', ' '.repeat(indent));
    const text = write([wanted], indent, findWidth(other?.node)).slice(2);
    return createItem(other?.item.start ?? [space, createToken('seq-item-ind', '- ')], text);
  });
  arrange(collection, items);
  return true;
}

/**
 * @param source the file before the change; may be empty
 * @param fields all fields that the file has after it
 * @returns the text of the file after it
 * @throws if the source is not YAML
 */
export function writeYaml(source: string, fields: Fields): string {
  const tokens = [...new Parser().parse(source)];
  const [document] = new Composer({ keepSourceTokens: true }).compose(tokens);
  if (document?.errors[0]) throw document.errors[0];
  const text = () => tokens.map(CST.stringify).join('');
  if (document?.contents && update(document.contents, fields)) return text();
  return `${document?.contents ? '' : source}${write(fields, 0)}`;
}
