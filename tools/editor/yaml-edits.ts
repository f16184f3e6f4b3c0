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

/** A field and its name, or an item and what it is. */
type Part = [name: string, value: unknown];

/** @returns where the last line of a value ends */
const endOf = (source: string, { range: [, , last] }: Parsed) =>
  source.indexOf('\n', source.slice(0, last).trimEnd().length) + 1;

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
  const isSame = JSON.stringify(node) === JSON.stringify(value);
  if (isSame) return source.slice(start, endOf(source, node));
  if (isScalar(node) && typeof value !== 'object') {
    const text = writeScalar(source.slice(start, end), value);
    return text && text + source.slice(end, endOf(source, node));
  }
  if (isMap(node) && !node.flow && isFields(value) && Object.keys(value).length > 0)
    return arrange(source, node, orderFields(node, value));
  if (isSeq(node) && !node.flow && Array.isArray(value) && value.length > 0)
    return arrange(source, node, nameItems(value));
  return undefined;
}

const nameItems = (items: unknown[]) => items.map((item): Part => [JSON.stringify(item), item]);

/** New fields come after those that they follow in the form. */
function orderFields(map: YAMLMap, value: Fields) {
  const names = map.items.map(({ key }) => String(key)).filter((name) => name in value);
  for (const [index, name] of Object.keys(value).entries())
    if (!names.includes(name))
      names.splice(names.indexOf(Object.keys(value)[index - 1] ?? '') + 1, 0, name);
  return names.map((name): Part => [name, value[name]]);
}

/**
 * Writes fields or items in their order. What stays or moves takes the comments above it along; of
 * the other items of a list, the first takes the place of the first.
 */
function arrange(source: string, node: Parsed<YAMLMap | YAMLSeq>, wanted: Part[]) {
  const [start] = node.range;
  const space = ' '.repeat(start - source.lastIndexOf('\n', start - 1) - 1);
  let last = start;
  const places = (node.items as (Pair<Parsed, Parsed> | Parsed)[]).map((item) => {
    const above = last;
    const [key, own] = isPair(item) ? [item.key, item.value ?? item.key] : [item, item];
    last = endOf(source, own);
    return { name: isPair(item) ? String(key) : JSON.stringify(key), own, above, at: key.range[0] };
  });
  const known = wanted.map(([name]) => {
    const index = places.findIndex((place) => place.name === name);
    return index < 0 ? undefined : places.splice(index, 1)[0];
  });
  let first = 0;
  const texts = wanted.map(([name, value], index) => {
    const old = known[index] ?? (isSeq(node) ? places.shift() : undefined);
    const whole = isSeq(node) ? [value] : { [name]: value };
    if (!old) return space + write(whole, space.length);
    if (old.above === start) first = index;
    const [begin, end] = old.own.range;
    const text = update(source, old.own, value);
    const before = source.slice(old.above, text === undefined ? old.at : begin);
    const anew = () => write(whole, space.length, source.slice(begin, end));
    const after = text ?? (isSeq(node) ? anew().slice('- '.length) : anew());
    return (old.above === start ? space : '') + before + after;
  });
  // The empty line above the first stays above what was the first.
  if (first > 0) texts[first] = `${/^\n*/.exec(texts[0] ?? '')}${texts[first]}`;
  return texts.join('').trimStart() + source.slice(last, endOf(source, node));
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
