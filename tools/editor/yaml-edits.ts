import {
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  Scalar,
  stringify,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { TextEdits } from './text-edits.ts';
import { foldText, indentLines, writeField, writeValue, writeYamlValue } from './yaml-values.ts';

/**
 * Writes changed values into the text of a YAML file, and touches no other line: comments, the
 * order of fields, quotes and folded texts stay as a person wrote them.
 */

export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const rangeOf = (node: Node) => node.range ?? [0, 0, 0];

const keyOf = ({ key }: Pair) => (isScalar(key) ? String(key.value) : String(key));

/** Changes values in one text. */
class YamlText extends TextEdits {
  /** @returns the end of a value, without the comments and empty lines below it */
  private endOf(node: Node): number {
    const last = isCollection(node) && !node.flow ? node.items.at(-1) : undefined;
    const inner = isMap(node) ? (last as Pair | undefined)?.value : last;
    return inner ? this.endOf(inner as Node) : rangeOf(node)[1];
  }

  private endOfPair({ key, value }: Pair) {
    return value ? this.endOf(value as Node) : rangeOf(key as Node)[1];
  }

  private writeScalar(node: Scalar, value: string | number | boolean) {
    const [start, end] = rangeOf(node);
    const indent = this.columnOf(this.lineStart(start)) + 2;
    if (node.type === Scalar.BLOCK_FOLDED && typeof value === 'string' && !value.includes('\n')) {
      const [header = '', ...lines] = this.source.slice(start, end).trimEnd().split('\n');
      const margin = /^\s*/.exec(lines[0] ?? '')?.[0] ?? ' '.repeat(indent);
      const texts = foldText(
        lines.map((line) => line.trim()),
        value,
      );
      return this.replaceValue(
        start,
        end,
        [header, ...texts.map((line) => margin + line)].join('\n'),
      );
    }
    const written = new Scalar(value);
    if (node.type === Scalar.QUOTE_DOUBLE || node.type === Scalar.QUOTE_SINGLE)
      written.type = node.type;
    const isBlock = node.type === Scalar.BLOCK_FOLDED || node.type === Scalar.BLOCK_LITERAL;
    const text = stringify(written, { lineWidth: 0 }).trimEnd();
    const margin = this.source.slice(this.lineStart(start)).search(/[^\s-]/) + 2;
    return this.replace(start, end, indentLines(text, margin) + (isBlock ? '\n' : ''));
  }

  private replacePair(pair: Pair, value: unknown) {
    const key = pair.key as Node;
    const indent = this.columnOf(rangeOf(key)[0]);
    const end = pair.value ? this.endOf(pair.value as Node) : rangeOf(key)[1] + 1;
    this.replaceValue(rangeOf(key)[0], end, writeField(keyOf(pair), value, indent));
  }

  private removeLines(start: number, end: number) {
    this.replace(this.lineStart(start), this.lineEnd(end), '');
  }

  /** @returns whether the change could be made without replacing the whole group */
  private editMap(map: YAMLMap, value: Fields): boolean {
    const pairs = map.items as Pair[];
    const removed = pairs.filter((pair) => !(keyOf(pair) in value));
    const keys = Object.keys(value);
    const first = pairs[0];
    if (!first || map.flow || removed.length === pairs.length) return false;
    if (removed.some((pair) => !this.beginsLine(rangeOf(pair.key as Node)[0]))) return false;
    const indent = this.columnOf(rangeOf(first.key as Node)[0]);
    for (const pair of pairs) {
      if (removed.includes(pair))
        this.removeLines(rangeOf(pair.key as Node)[0], this.endOfPair(pair));
      else this.editPair(pair, value[keyOf(pair)]);
    }
    let previous = first;
    for (const key of keys) {
      const known = pairs.find((pair) => keyOf(pair) === key);
      if (known) {
        previous = known;
        continue;
      }
      const line = ' '.repeat(indent) + writeField(key, value[key], indent);
      this.insertLines(this.lineEnd(this.endOfPair(previous)), line);
    }
    return true;
  }

  private editPair(pair: Pair, value: unknown) {
    const node = pair.value as Node | null;
    if (isSame(node?.toJSON() ?? null, value)) return;
    if (!node || !this.edit(node, value)) this.replacePair(pair, value);
  }

  private editSeq(seq: YAMLSeq, value: unknown[]): boolean {
    const items = seq.items as Node[];
    const old = items.map((item) => item?.toJSON?.() ?? item);
    if (seq.flow || items.length === 0 || value.length === 0) return false;
    let head = 0;
    while (head < Math.min(old.length, value.length) && isSame(old[head], value[head])) head += 1;
    let tail = 0;
    while (
      tail < Math.min(old.length, value.length) - head &&
      isSame(old[old.length - 1 - tail], value[value.length - 1 - tail])
    )
      tail += 1;
    const changed = items.slice(head, items.length - tail);
    const wanted = value.slice(head, value.length - tail);
    const both = Math.min(changed.length, wanted.length);
    for (const [index, item] of changed.entries()) {
      const [start] = rangeOf(item);
      const end = this.endOf(item);
      if (index >= both) this.removeLines(start, end);
      else if (!isSame(old[head + index], wanted[index]) && !this.edit(item, wanted[index])) {
        this.replaceValue(start, end, writeValue(wanted[index], this.columnOf(start)));
      }
    }
    const added = wanted.slice(both);
    if (added.length > 0) {
      const before = items[head + both - 1] ?? (items[0] as Node);
      const [start] = rangeOf(before);
      const column = this.source.slice(this.lineStart(start)).indexOf('-');
      const lines = added.map((item) => `${' '.repeat(column)}- ${writeValue(item, column + 2)}`);
      const place = head + both === 0 ? this.lineStart(start) : this.lineEnd(this.endOf(before));
      this.insertLines(place, lines.join('\n'));
    }
    return true;
  }

  /** @returns whether the value could be changed in its place; if not, its field is written anew */
  edit(node: Node, value: unknown): boolean {
    if (isSame(node.toJSON(), value)) return true;
    if (isMap(node) && isFields(value)) return this.editMap(node, value);
    if (isSeq(node) && Array.isArray(value)) return this.editSeq(node, value);
    if (isScalar(node) && !isCollection(value) && value !== null && typeof value !== 'object') {
      this.writeScalar(node, value as string | number | boolean);
      return true;
    }
    return false;
  }
}

/**
 * @param source the file before the change; may be empty
 * @param fields all fields that the file has after it
 * @returns the text of the file after it
 * @throws if the source is not YAML
 */
export function writeYaml(source: string, fields: Fields): string {
  const document = parseDocument(source);
  if (document.errors[0]) throw document.errors[0];
  const { contents } = document;
  if (!isMap(contents) || contents.items.length === 0) return `${writeYamlValue(fields)}\n`;
  const text = new YamlText(source);
  return text.edit(contents, fields) ? text.apply() : `${writeYamlValue(fields)}\n`;
}
