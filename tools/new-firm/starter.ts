import { existsSync, readFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { contentFolder } from '../../src/content/folder.ts';
import { describeSchema, listFields } from '../../src/content/schema.ts';
import { locate, schemaOf } from '../../src/site/source.ts';

/** @returns the folder with the files of a new firm in a language */
export const starterFolder = (code: string) => `tools/new-firm/starter/${code}`;

/** @param code may be anything that was typed */
export const hasStarter = (code: string) =>
  /^[a-z]+$/.test(code) && existsSync(`${starterFolder(code)}/firm.yaml`);

/** A line that ends in a condition, and the lines that are indented below it. */
const conditional = /^( *)(.*) # if ([a-z ]+)\n((?:\1 .*\n)*)/gm;

const writeValue = (value: unknown) =>
  typeof value === 'string' ? stringify(value, { lineWidth: 0 }).trim() : JSON.stringify(value);

/** @returns a comment with the fields that the file may have besides */
function describeOptional(file: string, text: string) {
  const { kind, below = '' } = locate(`${contentFolder()}/${file}`) ?? {};
  const schema = kind && schemaOf(kind, below.replace(/\.\w+$/, ''));
  const optional = (schema ? listFields(describeSchema(schema)) : []).filter(
    ({ name, isOptional }) =>
      isOptional && name !== 'sample' && !new RegExp(`^${name}:`, 'm').test(text),
  );
  const lines = optional.map(({ name, field: { description = '', items } }) =>
    items
      ? `#   ${name}: ${description}, as a list: [${items.description ?? '…'}]`
      : `#   ${name}: ${description}`.trimEnd(),
  );
  return lines.length > 0 ? `# You may add:\n${lines.join('\n')}\n` : '';
}

/**
 * Fills in a file of the starter. `{{phone}}` is a value; a line whose value is not known is left out. A
 * line that ends in `# if cases`, with the lines below it that belong to it, is only for a firm with
 * cases, and so is a file that begins with such a line.
 * @param file path below the folder of the language
 * @param traits the conditions that hold; `first` is the first language of the firm
 * @returns undefined if the firm does not have the file
 */
export function fillStarter(
  code: string,
  file: string,
  values: Record<string, unknown>,
  traits: readonly string[],
): string | undefined {
  const holds = (names: string) => names.split(' ').every((name) => traits.includes(name));
  const template = readFileSync(`${starterFolder(code)}/${file}`, 'utf8');
  const keep = (text: string): string =>
    text.replace(conditional, (_, indent, line, names, below) =>
      holds(names) ? `${indent}${line}\n${keep(below)}` : '',
    );
  const [head = '', condition] = /^# if (.*)\n/.exec(template) ?? [];
  if (condition && !holds(condition)) return undefined;
  const text = keep(template.slice(head.length)).replace(
    /^(.*)\{\{(\w+)\}\}\n/gm,
    (_, before, name) =>
      values[name] === undefined ? '' : `${before}${writeValue(values[name])}\n`,
  );
  if (!traits.includes('first')) return text;
  const optional = describeOptional(file, text);
  return file.endsWith('.md') ? text.replace('\n---\n', `\n${optional}---\n`) : text + optional;
}
