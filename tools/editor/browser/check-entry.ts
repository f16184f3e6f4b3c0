import { describeFile } from '../../../src/check/describe-file.ts';
import { checkEntries } from '../../../src/check/entry-rules.ts';
import type { Problem } from '../../../src/check/problem.ts';
import { checkSchema } from '../../../src/check/schema-errors.ts';
import { contentFolder } from '../../../src/content/folder.ts';
import { buildLanguages } from '../../../src/content/languages.ts';
import { loadFile } from '../../../src/site/loaded-file.ts';
import { parseFile, type Source } from '../../../src/site/source.ts';
import { endingOf, writeForm } from '../file-format.ts';
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

/** In a message of the check: numbers, and what is in quotation marks or braces. */
const values = /"[^"]*"(?:, "[^"]*")*|\{\w+\}(?:, \{\w+\})*|\d+/g;
const lostDate = 'A date is incomplete, or there is no such day. Correct it or clear the field.';

/** @returns a sentence in the words of the editor, in which fields have the names of the form */
function translate(sentence: string, words: Words) {
  const found = sentence.match(values) ?? [];
  const pattern = sentence.replace(values, '{}');
  const nameField = (_: string, name: string) =>
    `"${words[formatLabel(name)] ?? words[name] ?? name}"`;
  return (words[pattern] ?? pattern).replace(/{}/g, () =>
    `${found.shift()}`.replace(/"(.*?)"/g, nameField),
  );
}

/** @returns `Sources › 2 › Web address: …` for `sources, item 2, url` */
function describeProblem({ field = '', message, fix }: Problem, words: Words) {
  const steps = field.split(/[.,] ?/).map((step) => {
    const label = formatLabel(step);
    return /^item \d+$/.test(step) ? step.slice('item '.length) : (words[label] ?? label);
  });
  // The form says already what is expected of a field.
  const sentences = fix.replace(/ ?Expected: .*$/s, '').split(/(?<=[.?]) (?=[A-Z])/);
  const advice = sentences.map((sentence) => translate(sentence, words)).join(' ');
  return `${field && `${steps.join(' › ')}: `}${translate(message, words)}. ${advice}`;
}

function checkFile(path: string, data: Fields, original?: Source) {
  const parsed = parseFile({ path, text: writeForm(endingOf(path), data) });
  const { source } = parsed;
  if (!source) return { problems: describeFile(parsed) };
  const [first] = buildLanguages([]);
  const file = loadFile(source, first, original);
  const found = checkSchema(file);
  // What a translation shares with the first language is checked there.
  return { source, problems: found.length > 0 || original ? found : checkEntries([file]) };
}

/**
 * Checks an entry by itself, in each of its languages. The build checks the whole content.
 * @param isDateLost whether the form shows a date that the browser takes as empty
 * @returns why it cannot be saved, or nothing
 */
export function checkEntry({ path, data, i18n }: Entry, words: Words, isDateLost = false) {
  const folder = `${contentFolder()}/`;
  const first = data && checkFile(path, data);
  const translations = Object.entries(i18n).flatMap(([code, { data: fields }]) =>
    fields
      ? checkFile(path.replace(folder, `${folder}${code}/`), fields, first?.source).problems
      : [],
  );
  const reasons = [...(first?.problems ?? []), ...translations].map((problem) =>
    describeProblem(problem, words),
  );
  if (isDateLost) reasons.push(translate(lostDate, words));
  return reasons.join(' • ');
}
