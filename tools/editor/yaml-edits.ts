import {
  Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  Scalar,
  stringify,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

/**
 * Writes changed values into the text of a YAML file, and touches no other line: comments, the
 * order of fields, quotes and folded texts stay as a person wrote them. A map or list is a row of
 * chunks, each with the comments above it; an unchanged chunk is copied.
 */

export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Longer texts are folded, as by hand. */
const width = 100;

/** @returns a value as YAML, without a line break at the end; further lines are indented */
function writeValue(value: unknown, indent = 0) {
  const document = new Document(value);
  visit(document, {
    Scalar(key, node) {
      const { value: text } = node;
      if (key === 'key' || typeof text !== 'string' || /\n|^\s|\s$/.test(text)) return;
      if (text.length > width) node.type = Scalar.BLOCK_FOLDED;
    },
  });
  const text = document.toString({ lineWidth: width, flowCollectionPadding: false }).trimEnd();
  return text.replace(/\n(?=.)/g, `\n${' '.repeat(indent)}`);
}

const toData = (node: Node | null | undefined) => node?.toJSON() ?? null;

const startOf = (node: Node) => node.range?.[0] ?? 0;

/** A part of a collection: from the end of the part above to the end of its last line. */
interface Chunk {
  start: number;
  valueEnd: number;
  end: number;
}

/** Wraps a folded text; the lines before the change stay as they are. */
function foldText(old: readonly string[], text: string) {
  const lines: string[] = [];
  let rest = text;
  for (const line of old) {
    if (!rest.startsWith(`${line} `)) break;
    lines.push(line);
    rest = rest.slice(line.length + 1);
  }
  let line = '';
  for (const word of rest.split(' ')) {
    if (line && `${line} ${word}`.length > width) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line];
}

/** @returns what writes changed values into one text */
function createWriter(source: string) {
  const lineStart = (offset: number) => source.lastIndexOf('\n', offset - 1) + 1;

  const findLineEnd = (offset: number) => {
    const end = source.indexOf('\n', offset);
    return end < 0 ? source.length : end;
  };

  /** The end of a value, without comments and empty lines below it; one beside it belongs to its last part. */
  function endOf(node: Node): number {
    const last = isCollection(node) && !node.flow ? node.items.at(-1) : undefined;
    const inner = isMap(node) ? ((last as Pair | undefined)?.value ?? undefined) : last;
    if (inner) return findLineEnd(endOf(inner as Node));
    return source.slice(0, node.range?.[1]).trimEnd().length;
  }

  function splitChunks(first: number, ends: readonly number[]): Chunk[] {
    let start = first;
    return ends.map((valueEnd) => {
      const chunk = { start, valueEnd, end: findLineEnd(valueEnd) + 1 };
      start = chunk.end;
      return chunk;
    });
  }

  /** Copies a chunk with another text from `from` to the end of its value. */
  const replace = ({ start, valueEnd, end }: Chunk, from = valueEnd, text = '') => {
    const copy = source.slice(start, from) + text + source.slice(valueEnd, end);
    return copy.endsWith('\n') ? copy : `${copy}\n`;
  };

  /** Joins chunks that each begin a line; the first of them stands after what is before it. */
  const join = (chunks: readonly string[], indent: string) =>
    chunks.join('').slice(indent.length).replace(/\n$/, '');

  function writeScalar(node: Scalar, value: unknown, indent: number) {
    const text = source.slice(startOf(node), node.range?.[1]);
    if (node.type === Scalar.BLOCK_FOLDED && typeof value === 'string' && !value.includes('\n')) {
      const [header = '', ...old] = text.trimEnd().split('\n');
      const margin = /^\s*/.exec(old[0] ?? '')?.[0] ?? '';
      const lines = foldText(
        old.map((line) => line.trim()),
        value,
      );
      return [header, ...lines.map((line) => margin + line)].join('\n');
    }
    if (text.includes('\n')) return writeValue(value, indent);
    const written = new Scalar(value);
    if (node.type === Scalar.QUOTE_DOUBLE || node.type === Scalar.QUOTE_SINGLE)
      written.type = node.type;
    return stringify(written, { lineWidth: 0 })
      .trimEnd()
      .replaceAll('\n', `\n${' '.repeat(indent)}`);
  }

  /** @param column where the first field stands */
  function writeMap(map: YAMLMap, value: Fields, column: number) {
    const pairs = map.items as Pair<Scalar, Node | null>[];
    const indent = ' '.repeat(column);
    const first = pairs[0]?.key;
    const chunks = splitChunks(
      first ? startOf(first) : 0,
      pairs.map((pair) => (pair.value ? endOf(pair.value) : (pair.key.range?.[1] ?? 0) + 1)),
    );
    const writeField = (key: string) => writeValue({ [key]: value[key] }, column);
    const texts: { key: string; text: string }[] = [];
    for (const [index, { key: node, value: before }] of pairs.entries()) {
      const chunk = chunks[index] as Chunk;
      const key = String(node.value);
      if (!(key in value)) continue;
      const wanted = value[key];
      const written =
        !isSame(toData(before), wanted) && before ? write(before, wanted, column + 2) : undefined;
      const text = isSame(toData(before), wanted)
        ? replace(chunk)
        : written === undefined || !before
          ? replace(chunk, startOf(node), writeField(key))
          : replace(chunk, startOf(before), written);
      texts.push({ key, text: index === 0 ? indent + text : text });
    }
    for (const [index, key] of Object.keys(value).entries()) {
      if (texts.some((text) => text.key === key)) continue;
      const previous = Object.keys(value)[index - 1];
      const place = texts.findIndex((text) => text.key === previous) + 1;
      texts.splice(place, 0, { key, text: `${indent}${writeField(key)}\n` });
    }
    return join(
      texts.map(({ text }) => text),
      indent,
    );
  }

  /** Items that stay or move are copied; of the others, the first takes the place of the first. */
  function writeList(list: YAMLSeq, value: readonly unknown[]) {
    const items = list.items as Node[];
    const start = startOf(list);
    const indent = ' '.repeat(start - lineStart(start));
    const chunks = splitChunks(start, items.map(endOf));
    const left = [...items.keys()];
    const take = (index: number) => left.splice(left.indexOf(index), 1)[0];
    const known = value.map((wanted) => {
      const index = left.find((place) => isSame(toData(items[place]), wanted));
      return index === undefined ? undefined : take(index);
    });
    const texts = value.map((wanted, place) => {
      const same = known[place];
      const index = same ?? left.shift();
      const column = indent.length + 2;
      if (index === undefined) return `${indent}- ${writeValue(wanted, column)}\n`;
      const item = items[index] as Node;
      const text =
        same === undefined
          ? replace(
              chunks[index] as Chunk,
              startOf(item),
              write(item, wanted, column) ?? writeValue(wanted, column),
            )
          : replace(chunks[index] as Chunk);
      return index === 0 ? indent + text : text;
    });
    return join(texts, indent);
  }

  /** @returns the value in the place of another; undefined if its field is to be written anew */
  function write(node: Node, value: unknown, indent: number): string | undefined {
    const isBlock = isCollection(node) && !node.flow && node.items.length > 0;
    const column = startOf(node) - lineStart(startOf(node));
    if (isBlock && isMap(node) && isFields(value) && Object.keys(value).length > 0)
      return writeMap(node, value, column);
    if (isBlock && isSeq(node) && Array.isArray(value) && value.length > 0)
      return writeList(node, value);
    if (isScalar(node) && value !== null && typeof value !== 'object')
      return writeScalar(node, value, indent);
    return undefined;
  }

  return {
    write,
    /** @returns what stands below a value */
    below: (node: Node) => source.slice(findLineEnd(endOf(node)) + 1),
  };
}

/**
 * @param source the file before the change; may be empty
 * @param fields all fields that the file has after it
 * @returns the text of the file after it
 * @throws if the source is not YAML
 */
export function writeYaml(source: string, fields: Fields): string {
  const { contents, errors } = parseDocument(source);
  if (errors[0]) throw errors[0];
  const { write, below } = createWriter(source);
  const written = contents ? write(contents, fields, 0) : undefined;
  if (!contents || written === undefined) return `${writeValue(fields)}\n`;
  return `${source.slice(0, startOf(contents))}${written}\n${below(contents)}`;
}
