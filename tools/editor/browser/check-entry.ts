import { describeFile } from '../../../src/check/describe-file.ts';
import { checkFiles } from '../../../src/check/rules.ts';
import { checkSchema } from '../../../src/check/schema-errors.ts';
import { contentFolder } from '../../../src/content/folder.ts';
import { buildLanguages } from '../../../src/content/languages.ts';
import type { Problem } from '../../../src/content/problem.ts';
import { type LoadedFile, loadFile } from '../../../src/site/loaded-file.ts';
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

export type Words = Record<string, string>;
/** @returns a text in the language of the editor */
export type Say = (text: string) => string;

/** In a message of the check: numbers, and what is in quotation marks or braces. */
const values = /"[^"]*"(?:, "[^"]*")*|\{\w+\}(?:, \{\w+\})*|\d+/g;
/** Also paths, colours, days, and lists after a colon. */
const moreValues = new RegExp(
  [
    values.source,
    '\\bcontent/[\\w./-]*\\w|(?<= )/[a-z][\\w/-]*(?!\\))',
    'oklch\\([^)]*\\)',
    '(?<=: )[\\w-]+(?:, [\\w-]+)*(?=\\.$)',
  ]
    .toReversed()
    .join('|')
    .replaceAll('\\d+', '\\d+(?:[.-]\\d+)*'),
  'g',
);

/** @returns a sentence in the words of the editor, in which fields have the names of the form */
function translate(sentence: string, words: Words) {
  const isKnown = (part: RegExp) => sentence.replace(part, '{}') in words;
  const part = [values, moreValues].find(isKnown) ?? values;
  const found = sentence.match(part) ?? [];
  const pattern = sentence.replace(part, '{}');
  const nameField = (_: string, name: string) =>
    `"${words[formatLabel(name)] ?? words[name] ?? name}"`;
  return (words[pattern] ?? pattern).replace(/{}/g, () =>
    `${found.shift()}`.replace(/"([a-z][\w-]*)"/g, nameField),
  );
}

/** @returns `Sources › 2 › Web address: …` for `sources, item 2, url` */
export function describeProblem({ field = '', message, fix }: Problem, words: Words) {
  const steps = field.split(/[.,] ?/).map((step) => {
    const label = formatLabel(step);
    return /^item \d+$/.test(step) ? step.slice('item '.length) : (words[label] ?? label);
  });
  // The form says already what is expected of a field.
  const sentences = fix.replace(/ ?Expected: .*$/s, '').split(/(?<=[.?]) (?=[A-Z])/);
  const advice = sentences.map((sentence) => translate(sentence, words)).join(' ');
  return `${field && `${steps.join(' › ')}: `}${translate(message, words)}. ${advice}`.trim();
}

const partOf = ({ field }: Problem) => field?.split(',')[0];

/** @returns what is wrong with a file beside what its schema refuses, so that one press of Save tells all */
function checkFurther(file: LoadedFile, refused: Problem[]): Problem[] {
  const parts = new Set(refused.map(partOf));
  try {
    return checkFiles([file]).filter((problem) => !parts.has(partOf(problem)));
  } catch (error) {
    // A rule may need a field that is refused.
    if (refused.length > 0) return [];
    throw error;
  }
}

/** @returns what a text lacks, as far as it must not be saved without */
function checkText(file: string, body: unknown): Problem[] {
  const lacks = (message: string, fix: string) => [{ file, field: 'body', message, fix }];
  if (!body) return lacks('is missing', 'Add the field.');
  const message = 'the picture has no words for people who cannot see it';
  return /!\[\s*\]\(/.test(`${body}`)
    ? lacks(message, 'Write what it shows between the square brackets.')
    : [];
}

function checkFile(path: string, data: Fields, original?: Source) {
  const parsed = parseFile({ path, text: writeForm(endingOf(path), data) });
  const { source } = parsed;
  if (!source) return { problems: describeFile(parsed) };
  const [first] = buildLanguages([]);
  const file = loadFile(source, first, original);
  const text = endingOf(path) === 'yaml' ? [] : checkText(path, data.body);
  const refused = checkSchema(file);
  // What a translation shares with the first language is checked there.
  const further = original ? [] : checkFurther(file, refused);
  return { source, problems: [...refused, ...text, ...further] };
}

/** Why an entry cannot be saved. */
export interface Refusal {
  /** The language of the text; empty for the first one. */
  code: string;
  /** The field in the form, such as `sources.1.url`. */
  key: string;
  text: string;
}

/**
 * @param code of the language of the file; empty for the first one
 * @returns what is wrong with a file, at its field in the form; what is at a line and in no field is in the text
 */
export function toRefusal(problem: Problem, words: Words, code = ''): Refusal {
  const { line, field = line === undefined ? '' : 'body' } = problem;
  return { code, key: toKey(field), text: describeProblem({ ...problem, field }, words) };
}

const toKey = (field: string) =>
  field.replaceAll(/, item (\d+)/g, (_, item) => `.${item - 1}`).replaceAll(', ', '.');

/** Checks an entry by itself, in each of its languages. The build checks the whole content. */
export function checkEntry({ path, data, i18n }: Entry, words: Words): Refusal[] {
  const folder = `${contentFolder()}/`;
  const describe = (code: string, problems: Problem[] = []) =>
    problems.map((problem) => toRefusal(problem, words, code));
  const first = data && checkFile(path, data);
  const translations = Object.entries(i18n).flatMap(([code, { data: fields }]) => {
    const file = path.replace(folder, `${folder}${code}/`);
    return fields ? describe(code, checkFile(file, fields, first?.source).problems) : [];
  });
  return [...describe('', first?.problems), ...translations];
}

/** @returns a refusal for each field in which the browser takes a date as empty, such as 31 February */
export const checkDates = (inputs: Iterable<Element>, words: Words): Refusal[] =>
  [...inputs].map((input) => {
    const key = input.closest<HTMLElement>('[data-key-path]')?.dataset.keyPath ?? '';
    const field = key.replaceAll(/\.(\d+)/g, (_, item) => `, item ${Number(item) + 1}`);
    const fix = 'Correct it or clear the field.';
    const problem = { file: '', field, message: 'The day is incomplete, or does not exist', fix };
    return { code: '', key, text: describeProblem(problem, words) };
  });
