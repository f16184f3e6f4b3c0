import { parse } from 'yaml';
import { splitFrontMatter } from '../../src/content/front-matter.ts';
import { keepBlocks } from './markdown-blocks.ts';
import { type Fields, isFields, writeYaml } from './yaml-edits.ts';

/**
 * Reads and writes files for the editor. The text of the file goes through the form in a hidden
 * field, so that what is saved is the same text with only the changed lines changed.
 */

/** Each kind has a format of its own, which `browser/main.ts` registers under this name. */
export const formatOf = (kind: string, ending: string) =>
  `${kind}-${ending === 'md' ? 'frontmatter' : ending}`;

/** The fields of a file, as the form has them. */
export interface Form extends Fields {
  /** The text of the file before the change. */
  original?: string;
  /** The number in the name of a new file. */
  fileNumber?: string;
  /** From when the entry is in the site, for lists. */
  appears?: string;
  body?: string;
}

const isFilled = (value: unknown) =>
  value !== '' &&
  value !== undefined &&
  value !== null &&
  !(typeof value === 'object' && Object.keys(value).length === 0);

/**
 * Leaves out what is empty in the form. A box that is not ticked is left out too: every true or
 * false is optional.
 */
function clean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clean).filter(isFilled);
  if (typeof value !== 'object' || value === null) return value === false ? undefined : value;
  return Object.fromEntries(
    Object.entries(value)
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

const writeFields = (yaml: string, { fileNumber: _, appears: __, ...fields }: Fields) =>
  writeYaml(yaml, keepEmpty(clean(fields), parse(yaml) ?? {}) as Fields);

const withEnd = (text: string) => (text === '' || text.endsWith('\n') ? text : `${text}\n`);

/**
 * @param path of the file
 * @returns the form with its text
 */
export function readForm(path: string, text: string): Form {
  const original = withEnd(text);
  if (!path.endsWith('.md')) return { ...(parse(text) as Fields | null), original };
  const { yaml = '', body = original } = splitFrontMatter(original) ?? {};
  return { ...(parse(yaml) as Fields | null), body: body.trim(), original };
}

/**
 * @param path of the file
 * @returns its text after the change
 */
export function writeForm(path: string, { original = '', ...fields }: Form): string {
  if (!path.endsWith('.md')) return writeFields(original, fields);
  const { body = '', ...others } = fields;
  const before = splitFrontMatter(original) ?? {
    start: '---\n',
    yaml: '',
    end: '---\n',
    body: '\n',
  };
  const gap = /^\n*/.exec(before.body)?.[0] ?? '';
  const text = `${gap}${keepBlocks(before.body, body)}\n`;
  return `${before.start}${writeFields(before.yaml, others)}${before.end}${text}`;
}
