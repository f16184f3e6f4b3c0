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

/** @returns where a folded text was wrapped, to wrap it again in the same way */
function findWidth(node: Node | null | undefined) {
  if (!isScalar(node) || node.type !== Scalar.BLOCK_FOLDED) return width;
  const { source = '' } = (node.srcToken ?? {}) as Partial<CST.BlockScalar>;
  return Math.max(...source.split('\n').map((line) => line.length));
}

/**
 * @param before what stands there
 * @returns fields or items as YAML, for a place that far from the left
 */
function write(value: Fields | unknown[], indent: number, before?: Node | null) {
  const document = new Document(value);
  const lineWidth = findWidth(before);
  visit(document, {
    Scalar(key, node) {
      const { value: text } = node;
      if (key === 'key' || typeof text !== 'string' || /\n|^\s|\s$/.test(text)) return;
      if (text.length > lineWidth) node.type = Scalar.BLOCK_FOLDED;
    },
    // What is in brackets stays there.
    Seq(_, node, path) {
      if (path.length > 1 && isSeq(before)) node.flow = before.flow === true;
    },
  });
  return document
    .toString({ lineWidth: lineWidth - indent, flowCollectionPadding: false })
    .replace(/\n(?=.)/g, `\n${' '.repeat(indent)}`);
}

type Item = CST.CollectionItem;

const createToken = (source: string) => ({ offset: -1, indent: -1, source });

/** @returns the space above and before an item, and what follows it: comments, the mark of a list */
function splitStart({ start }: Item) {
  const count = start.findIndex(({ type }) => type !== 'space' && type !== 'newline');
  return count < 0 ? [start, []] : [start.slice(0, count), start.slice(count)];
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

/** A field or an item of a list, and its place in the file if it has one. */
interface Part {
  node?: Node | null | undefined;
  item?: Item | undefined;
  value: unknown;
  /** The field with its name, or a list of the item alone. */
  whole: Fields | unknown[];
}

/** Items that stay take the comments above them along. */
function arrange(collection: CST.BlockMap | CST.BlockSequence, parts: Part[]) {
  const { indent } = collection;
  const old: Item[] = collection.items;
  const items = parts.map(({ node, item, value, whole }): Item => {
    if (item && update(node, value)) return item;
    const text = write(whole, indent, node);
    const source = item && Array.isArray(whole) ? text.slice('- '.length) : text;
    const space = { ...createToken(' '.repeat(indent)), type: 'space' as const };
    return {
      start: item?.start ?? [space],
      value: { ...createToken(source), type: 'scalar' },
    };
  });
  const [first, wanted] = [old[0], items[0]];
  // The space before the first is in the part above.
  if (first && wanted && first !== wanted) {
    const [space = [], start = []] = splitStart(first);
    const [otherSpace = [], otherStart = []] = splitStart(wanted);
    first.start = [...otherSpace, ...start];
    wanted.start = [...space, ...otherStart];
  }
  const comments = old.filter(
    ({ start, key, sep, value }) =>
      !(key || sep || value || start.some(({ type }) => type === 'seq-item-ind')),
  );
  old.splice(0, old.length, ...items, ...comments);
  return true;
}

/** New fields come after those that they follow in the form. */
function updateMap(map: YAMLMap, value: Fields) {
  const pairs = (map.items as Pair<Scalar, Node | null>[]).map(
    ({ key, value: node, srcToken: item }) => [String(key.value), { node, item }] as const,
  );
  const known = new Map(pairs.filter(([name]) => name in value));
  const names = [...known.keys()];
  for (const [index, name] of Object.keys(value).entries())
    if (!known.has(name))
      names.splice(names.indexOf(Object.keys(value)[index - 1] ?? '') + 1, 0, name);
  const parts = names.map((name) => {
    const part = value[name];
    return { ...known.get(name), value: part, whole: { [name]: part } };
  });
  return arrange(map.srcToken as CST.BlockMap, parts);
}

/** Items that stay or move are not touched; of the others, the first takes the place of the first. */
function updateList(list: YAMLSeq, value: readonly unknown[]) {
  const collection = list.srcToken as CST.BlockSequence;
  const left = (list.items as Node[]).map((node, index) => ({
    node,
    item: collection.items[index] as Item,
  }));
  const known = value.map((wanted) => {
    const place = left.findIndex(({ node }) => isSame(node, wanted));
    return place < 0 ? undefined : left.splice(place, 1)[0];
  });
  const parts = value.map((wanted, index) => ({
    ...(known[index] ?? left.shift()),
    value: wanted,
    whole: [wanted],
  }));
  return arrange(collection, parts);
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
