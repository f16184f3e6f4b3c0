import type { Node, Pair, YAMLMap, YAMLSeq } from 'yaml';
import { Document, isMap, isPair, isScalar, isSeq, parseDocument, Scalar, visit } from 'yaml';

/**
 * Writes changed values into the text of a YAML file and touches no other: comments, the order of
 * fields, quotes and folded texts stay as a person wrote them.
 */

export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Longer texts are folded, as by hand. */
const width = 100;

/** A value that has been parsed: the text after its end may be a comment. */
type Parsed<Kind extends Node = Node> = Kind & {
  range: [start: number, end: number, last: number];
};

/** A field or an item of a list, and its place in the file if it has one. */
interface Part {
  /** With the comments above it. */
  old?: { node: Parsed; above: number; start: number; end: number } | undefined;
  value: unknown;
  /** The field with its name, or a list of the item alone. */
  whole: Fields | unknown[];
}

/** @returns where the last line of a value ends */
const endOf = (source: string, { range: [, , last] }: Parsed) =>
  source.indexOf('\n', source.slice(0, last).trimEnd().length) + 1;

const isSame = (node: Node, value: unknown) =>
  JSON.stringify(node.toJSON()) === JSON.stringify(value);

/**
 * @param before what stands there: a folded text is wrapped as it was, a list in brackets stays there
 * @returns fields or items as YAML, for a place that far from the left
 */
function write(value: Fields | unknown[], indent: number, before = '') {
  const folded = /^>.*?\n(.*)/s.exec(before)?.[1]?.split('\n');
  const lineWidth = folded ? Math.max(...folded.map((line) => line.length)) : width;
  const document = new Document(value);
  visit(document, {
    Scalar(key, node) {
      const { value: text } = node;
      if (key === 'key' || typeof text !== 'string' || /\n|^\s|\s$/.test(text)) return;
      if (folded || text.length > lineWidth) node.type = Scalar.BLOCK_FOLDED;
    },
    Seq(_, node, path) {
      if (path.length > 1) node.flow = before.startsWith('[');
    },
  });
  return document
    .toString({ lineWidth: lineWidth - indent, flowCollectionPadding: false })
    .replace(/\n(?=.)/g, `\n${' '.repeat(indent)}`);
}

/** Quotes stay. @returns the value on one line, or undefined if it needs more */
function writeScalar(before: string, value: unknown) {
  const scalar = new Scalar(value);
  if (before.startsWith('"')) scalar.type = Scalar.QUOTE_DOUBLE;
  if (before.startsWith("'")) scalar.type = Scalar.QUOTE_SINGLE;
  const text = new Document(scalar).toString({ lineWidth: 0 }).trimEnd();
  return before === '' || `${before}${text}`.includes('\n') ? undefined : text;
}

/** @returns the lines of a value after the change, or undefined if it cannot be written into them */
function update(source: string, node: Parsed, value: unknown): string | undefined {
  const [start, end] = node.range;
  if (isSame(node, value)) return source.slice(start, endOf(source, node));
  if (isScalar(node) && typeof value !== 'object') {
    const text = writeScalar(source.slice(start, end), value);
    return text && text + source.slice(end, endOf(source, node));
  }
  if (isMap(node) && !node.flow && isFields(value) && Object.keys(value).length > 0)
    return updateMap(source, node, value);
  if (isSeq(node) && !node.flow && Array.isArray(value) && value.length > 0)
    return updateList(source, node, value);
  return undefined;
}

/** @returns the places of the fields of a group, or of the items of a list */
function locate(source: string, { items, range }: Parsed<YAMLMap | YAMLSeq>) {
  let [end] = range;
  return (items as (Pair<Parsed, Parsed> | Parsed)[]).map((item) => {
    const above = end;
    const [key, node] = isPair(item) ? [item.key, item.value ?? item.key] : [item, item];
    end = endOf(source, node);
    return { name: String(key), node, above, start: key.range[0], end };
  });
}

/** Items that stay take the comments above them along. */
function arrange(source: string, node: Parsed, parts: Part[]) {
  const [start] = node.range;
  const indent = start - source.lastIndexOf('\n', start - 1) - 1;
  const space = ' '.repeat(indent);
  const texts = parts.map(({ old, value, whole }) => {
    if (!old) return space + write(whole, indent);
    const [begin, end] = old.node.range;
    const text = update(source, old.node, value);
    const before = source.slice(old.above, text === undefined ? old.start : begin);
    const anew = () => write(whole, indent, source.slice(begin, end));
    const after = text ?? (Array.isArray(whole) ? anew().slice('- '.length) : anew());
    return (old.above === start ? space : '') + before + after;
  });
  // The empty line above the first stays above what was the first.
  const first = parts.findIndex(({ old }) => old?.above === start);
  if (first > 0) texts[first] = `${/^\n*/.exec(texts[0] ?? '')}${texts[first]}`;
  return texts.join('').trimStart();
}

/** New fields come after those that they follow in the form. */
function updateMap(source: string, map: Parsed<YAMLMap>, value: Fields) {
  const places = locate(source, map);
  const known = new Map(places.map((place) => [place.name, place]));
  const names = [...known.keys()].filter((name) => name in value);
  for (const [index, name] of Object.keys(value).entries())
    if (!known.has(name))
      names.splice(names.indexOf(Object.keys(value)[index - 1] ?? '') + 1, 0, name);
  const parts = names.map((name) => {
    const part = value[name];
    return { old: known.get(name), value: part, whole: { [name]: part } };
  });
  return arrange(source, map, parts) + source.slice(places.at(-1)?.end, endOf(source, map));
}

/** Items that stay or move are not touched; of the others, the first takes the place of the first. */
function updateList(source: string, list: Parsed<YAMLSeq>, value: readonly unknown[]) {
  const left = locate(source, list);
  const last = left.at(-1)?.end;
  const known = value.map((wanted) => {
    const place = left.findIndex(({ node }) => isSame(node, wanted));
    return place < 0 ? undefined : left.splice(place, 1)[0];
  });
  const parts = value.map((wanted, index) => ({
    old: known[index] ?? left.shift(),
    value: wanted,
    whole: [wanted],
  }));
  return arrange(source, list, parts) + source.slice(last, endOf(source, list));
}

/**
 * @param source the file before the change; may be empty
 * @param fields all fields that the file has after it
 * @returns the text of the file after it
 * @throws if the source is not YAML
 */
export function writeYaml(source: string, fields: Fields): string {
  const { contents, errors } = parseDocument<Parsed>(source);
  if (errors[0]) throw errors[0];
  const text = contents && update(source, contents, fields);
  if (!text) return `${contents ? '' : source}${write(fields, 0)}`;
  return source.slice(0, contents.range[0]) + text + source.slice(endOf(source, contents));
}
