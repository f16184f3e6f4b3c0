import { checkEntries } from '../../../src/check/entry-rules.ts';
import type { Problem } from '../../../src/check/problem.ts';
import { readSource } from '../../../src/check/read-source.ts';
import { checkSchema } from '../../../src/check/schema-errors.ts';
import { contentFolder } from '../../../src/content/folder.ts';
import { type Ending, writeForm } from '../file-format.ts';
import { formatLabel } from '../form-fields.ts';
import type { Fields } from '../yaml-edits.ts';

/** An entry as Sveltia CMS describes it before it saves it. */
export interface Entry {
  path: string;
  data: Fields | undefined;
  /** The texts in further languages, by their codes. */
  i18n: Record<string, { data: Fields | undefined }>;
}

type Words = Record<string, string>;

/** The values in a message of the check: what was written, and numbers. */
const values = /"[^"]*"|\d+/g;

/** @returns a message in the language of the editor, or as the check has it */
function translate(text: string, words: Words) {
  const found = text.match(values) ?? [];
  const pattern = words[text] ?? words[text.replace(values, '{}')];
  return pattern?.replace(/{}/g, () => found.shift() ?? '') ?? text;
}

/** @returns `Sources › 2 › Web address` for `sources, item 2, url` */
const nameField = (field: string, words: Words) =>
  field
    .split(/[.,] ?/)
    .map((step) => (/^item \d+$/.test(step) ? step.slice(5) : translate(formatLabel(step), words)))
    .join(' › ');

/** What the form says of a field already. */
const expected = / ?Expected: .*$/s;

const describeProblem = ({ field = '', message, fix }: Problem, words: Words) =>
  `${field && `${nameField(field, words)}: `}${translate(message, words)}. ${translate(fix.replace(expected, ''), words)}`;

function checkFile(path: string, data: Fields): Problem[] {
  const ending: Ending = path.endsWith('.md') ? 'md' : 'yaml';
  const { source, problems } = readSource({ path, text: writeForm(ending, data) });
  if (!source) return problems;
  const found = checkSchema(source);
  // A translation lacks the fields that it shares with the first language.
  return found.length > 0 || source.code ? found : checkEntries([source]);
}

/**
 * Checks an entry by itself, in each of its languages. The build checks the whole content.
 * @throws what Sveltia CMS shows as the reason why it saves nothing; what was typed stays
 */
export function checkEntry({ path, data, i18n }: Entry, words: Words) {
  const folder = `${contentFolder()}/`;
  const files = [
    { path, data },
    ...Object.entries(i18n).map(([code, translation]) => ({
      path: path.replace(folder, `${folder}${code}/`),
      data: translation.data,
    })),
  ];
  const problems = files.flatMap((file) => (file.data ? checkFile(file.path, file.data) : []));
  const reasons = problems.map((problem) => describeProblem(problem, words));
  if (reasons.length > 0) throw new Error('saving_failed', { cause: new Error(reasons.join(' ')) });
}
