import { Document, Scalar, visit } from 'yaml';

/** Longer texts are folded, as by hand. */
const width = 100;

/** @returns a value as YAML, without a line break at the end */
export function writeYamlValue(value: unknown) {
  const document = new Document(value);
  visit(document, {
    Scalar(key, node) {
      const { value: text } = node;
      if (key === 'key' || typeof text !== 'string' || /\n|^\s|\s$/.test(text)) return;
      if (text.length > width) node.type = Scalar.BLOCK_FOLDED;
    },
  });
  return document.toString({ lineWidth: width, flowCollectionPadding: false }).trimEnd();
}

export const indentLines = (text: string, indent: number) =>
  text.replace(/\n(?=.)/g, `\n${' '.repeat(indent)}`);

export const writeField = (key: string, value: unknown, indent: number) =>
  indentLines(writeYamlValue({ [key]: value }), indent);

export const writeValue = (value: unknown, indent: number) =>
  indentLines(writeYamlValue(value), indent);

/** Wraps words as a folded text; the lines before and after the change stay. */
export function foldText(old: string[], text: string) {
  const first: string[] = [];
  const last: string[] = [];
  let rest = text;
  for (const line of old) {
    if (!rest.startsWith(`${line} `)) break;
    first.push(line);
    rest = rest.slice(line.length + 1);
  }
  for (const line of old.slice(first.length).reverse()) {
    if (!rest.endsWith(` ${line}`)) break;
    last.unshift(line);
    rest = rest.slice(0, -line.length - 1);
  }
  const middle = rest.match(new RegExp(`\\S.{0,${width - 5}}(?=\\s|$)|\\S+`, 'g')) ?? [];
  return [...first, ...middle, ...last];
}
