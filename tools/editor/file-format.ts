import { parse } from 'yaml';
import { splitFrontMatter } from '../../src/content/front-matter.ts';
import { keepBlocks, toFormText } from './markdown-blocks.ts';
import { type Fields, isFields, writeYaml } from './yaml-edits.ts';

/**
 * Reads and writes files for the editor. The text of the file goes through the form in a hidden
 * field, so that what is saved is the same text with only the changed lines changed.
 */

export type Ending = 'md' | 'yaml';

export const endingOf = (path: string): Ending => (path.endsWith('.md') ? 'md' : 'yaml');

/** The name under which the format is registered. Sveltia CMS compares its end with the extension. */
export const formatOf = (ending: Ending) => (ending === 'md' ? 'kept-frontmatter' : 'kept-yaml');

/** The fields of a file, as the form has them. */
interface Form extends Fields {
  /** The text of the file before the change. */
  original?: string;
  body?: string;
}

const isFilled = (value: unknown) =>
  Boolean(value === 0 || value) &&
  !(typeof value === 'object' && Object.keys(value ?? {}).length === 0);

/**
 * Completes paths of pictures, where Sveltia CMS leaves out the dot if one that is already there is chosen
 * again, and addresses of links, where a person leaves out `https://` or `mailto:`.
 */
const completePaths = (text: string) =>
  text
    .replace(/(^|\]\()images\//g, '$1./images/')
    .replace(/\]\((?=www\.)/g, '](https://')
    .replace(/\]\((?=[\w.+-]+@[\w.-]+\))/g, '](mailto:');

/**
 * Leaves out what only the form has: the number of a new file, and what Sveltia CMS notes in the items
 * of lists. What is empty, or a box that is not ticked, is left out too, unless the file has it.
 */
function clean(value: unknown, before: unknown): unknown {
  if (Array.isArray(value)) {
    const items = Array.isArray(before) ? before : [];
    return value.map((item, index) => clean(item, items[index])).filter(isFilled);
  }
  if (!isFields(value)) {
    if (!isFilled(value) && !isFilled(before)) return before;
    return typeof value === 'string' ? completePaths(value) : value;
  }
  const old = isFields(before) ? before : {};
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'fileNumber' && !key.startsWith('__sc_'))
      .map(([key, part]) => [key, clean(part, old[key])] as const)
      .filter(([key, part]) => isFilled(part) || (key in old && !isFilled(old[key]))),
  );
}

const writeFields = (yaml: string, fields: Fields) =>
  writeYaml(yaml, clean(fields, parse(yaml)) as Fields);

const newFile = { start: '---\n', yaml: '', end: '---\n', body: '\n' };

/** @returns the form with a text */
export function readForm(ending: Ending, text: string): Form {
  if (ending === 'yaml') return { ...(parse(text) as Fields | null), original: text };
  const { yaml = '', body = text } = splitFrontMatter(text) ?? {};
  return { ...(parse(yaml) as Fields | null), body: toFormText(body), original: text };
}

/** @returns the text of the file after the change */
export function writeForm(ending: Ending, { original: text = '', ...fields }: Form): string {
  // Sveltia CMS trims the texts of a form.
  const original = text === '' || text.endsWith('\n') ? text : `${text}\n`;
  if (ending === 'yaml') return writeFields(original, fields);
  const { body = '', ...others } = fields;
  const before = splitFrontMatter(original) ?? newFile;
  const gap = /^\n*/.exec(before.body)?.[0] ?? '';
  const yaml = writeFields(before.yaml, others);
  return `${before.start}${yaml}${before.end}${gap}${keepBlocks(before.body, completePaths(body))}\n`;
}

/** @returns a Markdown file with its fields as they were before a change, and its text as it is after it */
export function takeText(before: string, after: string) {
  const { start, yaml, end } = splitFrontMatter(before) ?? newFile;
  return `${start}${yaml}${end}${splitFrontMatter(after)?.body}`;
}
