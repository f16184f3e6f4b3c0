import { parse } from 'yaml';
import { splitFrontMatter } from '../../src/content/front-matter.ts';
import { keepBlocks, toFormText } from './markdown-blocks.ts';
import { type Fields, isFields, writeYaml } from './yaml-edits.ts';

/**
 * Reads and writes files for the editor. The text of the file goes through the form in a hidden
 * field, so that what is saved is the same text with only the changed lines changed.
 */

export type Ending = 'md' | 'yaml';

/** The name under which the format is registered. Sveltia CMS compares its end with the extension. */
export const formatOf = (ending: Ending) => (ending === 'md' ? 'kept-frontmatter' : 'kept-yaml');

/** The fields of a file, as the form has them. */
interface Form extends Fields {
  /** The text of the file before the change. */
  original?: string;
  body?: string;
}

const isFilled = (value: unknown) =>
  value !== '' &&
  value !== undefined &&
  value !== null &&
  !(typeof value === 'object' && Object.keys(value).length === 0);

/**
 * Leaves out what is empty in the form, and what only the form has: the number of a new file, and
 * what Sveltia CMS notes in the items of lists. A box that is not ticked is left out too: every true
 * or false is optional.
 */
function clean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clean).filter(isFilled);
  if (!isFields(value)) return value === false ? undefined : value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'fileNumber' && !key.startsWith('__sc_'))
      .map(([key, part]) => [key, clean(part)] as const)
      .filter(([, part]) => isFilled(part)),
  );
}

/** What is empty or false in the file stays as it is if the form says the same. */
function keepEmpty(wanted: unknown, before: unknown): unknown {
  if (Array.isArray(wanted) && Array.isArray(before))
    return wanted.map((item, index) => keepEmpty(item, before[index]));
  if (!isFields(wanted) || !isFields(before)) return wanted;
  const kept = Object.entries(before).filter(
    ([key, value]) => !(key in wanted) && (value === false || !isFilled(value)),
  );
  const same = Object.entries(wanted).map(([key, part]) => [key, keepEmpty(part, before[key])]);
  return { ...Object.fromEntries(same), ...Object.fromEntries(kept) };
}

const writeFields = (yaml: string, fields: Fields) =>
  writeYaml(yaml, keepEmpty(clean(fields), parse(yaml) ?? {}) as Fields);

const newFile = { start: '---\n', yaml: '', end: '---\n', body: '\n' };

/** Sveltia CMS trims the texts of a form. */
const endLine = (text: string) => (text === '' || text.endsWith('\n') ? text : `${text}\n`);

/** @returns the form with a text */
export function readForm(ending: Ending, text: string): Form {
  if (ending === 'yaml') return { ...(parse(text) as Fields | null), original: text };
  const { yaml = '', body = text } = splitFrontMatter(text) ?? {};
  return { ...(parse(yaml) as Fields | null), body: toFormText(body), original: text };
}

/** @returns the text of the file after the change */
export function writeForm(ending: Ending, { original: text = '', ...fields }: Form): string {
  const original = endLine(text);
  if (ending === 'yaml') return writeFields(original, fields);
  const { body = '', ...others } = fields;
  const before = splitFrontMatter(original) ?? newFile;
  const gap = /^\n*/.exec(before.body)?.[0] ?? '';
  const yaml = writeFields(before.yaml, others);
  return `${before.start}${yaml}${before.end}${gap}${keepBlocks(before.body, body)}\n`;
}
