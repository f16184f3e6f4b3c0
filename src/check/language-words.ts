import type { Paths } from '../content/addresses.ts';
import type { Language } from '../content/languages.ts';
import {
  isTree,
  overlayWords,
  readBuiltInWords,
  type WordTree,
  wordsSchema,
} from '../content/words/built-in-words.ts';
import type { Words } from '../content/words/words.ts';
import { buildPaths } from '../registry.ts';
import type { Source } from '../site/source.ts';
import { contentFile } from '../site/source.ts';
import type { Problem } from './problem.ts';
import { formatFieldPath } from './schema-errors.ts';

const findOwn = (sources: Source[], { code }: Language) =>
  sources.find(({ kind, id }) => kind === 'words' && id === code);

const readTree = (sources: Source[], language: Language): WordTree =>
  overlayWords(
    readBuiltInWords(language.code),
    (findOwn(sources, language)?.data ?? {}) as WordTree,
  );

/** @returns the paths in a language, or in English if its words are invalid */
export function findPaths(sources: Source[], language: Language): Paths {
  const { success, data } = wordsSchema.shape.addresses.safeParse(
    readTree(sources, language).addresses,
  );
  const english = () => readBuiltInWords('en').addresses as Words['addresses'];
  return buildPaths(success ? data : english(), language.prefix);
}

/** @returns the words of a language, some of which may be missing or invalid */
export const readLanguageWords = (sources: Source[], language: Language) =>
  readTree(sources, language) as { [Group in keyof Words]?: Partial<Words[Group]> };

const isPlural = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && 'other' in value;

/**
 * Finds plural forms of the language that a text does not have.
 * @param tree as written, so that a group may be empty
 */
function checkPlurals(tree: WordTree, { tag }: Language, report: Report): Problem[] {
  const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
  return Object.entries(tree).flatMap(([group, lines]) =>
    Object.entries(lines ?? {}).flatMap(([key, value]) => {
      const missing = isPlural(value) ? pluralCategories.filter((form) => !(form in value)) : [];
      return missing.map((form) =>
        report(
          [group, key, form],
          'is missing',
          `The language ${tag} has the plural forms ${pluralCategories.join(', ')}: add each of them.`,
        ),
      );
    }),
  );
}

/** Every group without a line, so that the lines of a missing group are reported one by one. */
const noWords = Object.fromEntries(Object.keys(wordsSchema.shape).map((group) => [group, {}]));

/** @returns a line in English; of a plural, the form for most numbers */
function findEnglish([group, line]: PropertyKey[]) {
  const lines = readBuiltInWords('en')[String(group)];
  const text = isTree(lines) ? lines[String(line)] : undefined;
  return isTree(text) ? text.other : text;
}

type Report = (path: PropertyKey[], message: string, fix: string) => Problem;

/** Finds words missing in a language of the site. Invalid words are reported by the schema. */
export function checkWords(sources: Source[], language: Language): Problem[] {
  const own = findOwn(sources, language);
  const file = own?.file ?? contentFile('words', language.code);
  const tree = readTree(sources, language);
  const report: Report = (path, message, fix) => ({
    file,
    ...(own && { line: own.toLine(path) }),
    field: formatFieldPath(path),
    message,
    fix,
  });
  if (Object.keys(tree).length === 0)
    return [
      {
        file,
        message: `the words of the language "${language.code}" are missing`,
        fix: `Write one group of them to ${file}, such as "layout". The check then says what every other line is in English.`,
      },
    ];
  const { error } = wordsSchema.safeParse({ ...noWords, ...tree });
  const missing = (error?.issues ?? []).filter(
    (issue) => issue.code === 'invalid_type' && !String(issue.message).includes('received string'),
  );
  return [
    ...missing.map(({ path }) =>
      report([...path], 'is missing', `Add the line; in English it is "${findEnglish(path)}".`),
    ),
    ...checkPlurals(tree, language, report),
  ];
}
