import type { Paths } from '../content/addresses.ts';
import {
  isTree,
  overlayWords,
  readBuiltInWords,
  type WordTree,
} from '../content/built-in-words.ts';
import { contentFolder } from '../content/folder.ts';
import { words } from '../content/kinds/words.ts';
import { buildLanguages, type Language } from '../content/languages.ts';
import type { Words } from '../content/words.ts';
import { buildPaths } from '../registry.ts';
import { contentFile, type Source } from '../site/source.ts';
import { type Edition, fieldProblem } from './entries.ts';
import type { Problem } from './problem.ts';

/** @returns the languages of the site */
export const findLanguages = (sources: Source[]): Language[] =>
  buildLanguages(
    Object(sources.find(({ kind, code }) => kind === 'firm' && code === '')?.data).languages,
  );

/** @returns the folder of a language, as sources name it */
export const codeOf = ({ prefix, code }: Language) => (prefix === '' ? '' : code);

/** Finds folders of languages that `firm.yaml` does not list. */
export const checkLanguageFolders = ({ site: { sources, editions } }: Edition): Problem[] =>
  [...new Set(sources.map(({ code }) => code))]
    .filter((code) => !editions.some((edition) => edition.code === code))
    .map((code) => ({
      file: `${contentFolder()}/${code}/`,
      message: `the site does not have the language "${code}"`,
      fix: `Add it to "languages" in ${contentFile('firm', 'firm')}, after the first one; or delete the folder.`,
    }));

const findOwn = (sources: Source[], { code }: Language) =>
  sources.find(({ kind, id }) => kind === 'words' && id === code);

const readTree = (sources: Source[], language: Language): WordTree =>
  overlayWords(
    readBuiltInWords(language.code),
    (findOwn(sources, language)?.data ?? {}) as WordTree,
  );

/** @returns the paths in a language, or in English if its words are invalid */
export function findPaths(sources: Source[], language: Language): Paths {
  const { addresses } = readTree(sources, language);
  const { data } = words.schema.shape.addresses.safeParse(addresses);
  const english = readBuiltInWords('en').addresses as Words['addresses'];
  return buildPaths({ ...english, ...data }, language.prefix);
}

/** Finds words missing in a language of the site. Invalid words are reported by the schema. */
export function checkWords({ language, site: { sources } }: Edition): Problem[] {
  const own = findOwn(sources, language);
  const file = own?.file ?? contentFile('words', language.code);
  const tree = readTree(sources, language);
  if (Object.keys(tree).length === 0) {
    const message = `the words of the language "${language.code}" are missing`;
    const fix = `Write one group of them to ${file}, such as "layout". The check then says what every other line is in English.`;
    return [{ file, message, fix }];
  }
  const report = (path: string[], fix: string) =>
    fieldProblem({ file, toLine: (path) => own?.toLine(path) }, path, 'is missing', fix);
  const { pluralCategories: forms } = new Intl.PluralRules(language.tag).resolvedOptions();
  const lines = Object.entries(readBuiltInWords('en')).flatMap(([group, all]) =>
    Object.entries(all).map(([line, english]) => ({ group, line, english })),
  );
  return lines.flatMap(({ group, line, english }) => {
    const text = Object(tree[group])[line];
    if (text === undefined)
      return report(
        [group, line],
        `Add the line; in English it is "${isTree(english) ? english.other : english}".`,
      );
    return (isTree(text) ? forms.filter((form) => !(form in text)) : []).map((form) =>
      report(
        [group, line, form],
        `The language ${language.tag} has the plural forms ${forms.join(', ')}: add each of them.`,
      ),
    );
  });
}
