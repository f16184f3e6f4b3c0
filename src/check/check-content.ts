import type { Language } from '../content/languages.ts';
import { gatherLanguage, locate, type Source } from '../site/source.ts';
import { checkAddresses, checkAnchors } from './addresses.ts';
import { checkBody } from './bodies.ts';
import { checkBrand } from './brand.ts';
import { checkFileNames } from './file-names.ts';
import { checkFirmFacts } from './firm-facts.ts';
import {
  checkLanguageFolders,
  checkWords,
  codeOf,
  findLanguages,
  findPaths,
  listPagesIn,
} from './languages.ts';
import { checkLaw } from './law.ts';
import { checkLinks } from './links.ts';
import { checkPages } from './pages.ts';
import { checkPalette } from './palette.ts';
import { checkPictures } from './pictures.ts';
import { compareProblems, type Problem } from './problem.ts';
import type { ContentFolder } from './read-content.ts';
import { checkRedirects } from './redirects.ts';
import { checkReferences } from './references.ts';
import { checkCountries, checkDuplicates, checkEntries, checkFeaturedArticle } from './rules.ts';
import { checkMerged, checkSchema } from './schema-errors.ts';
import { checkTranslations } from './translations.ts';

/** What the checks of every language look at. */
interface Checked extends ContentFolder {
  languages: Language[];
  /** All files that can be read. */
  sources: Source[];
  /** Those that their schema accepted. */
  valid: Source[];
}

/** Checks the files of the first language, and those that all languages share. */
const checkShared = ({ languages, sources, valid, files, pictures }: Checked): Problem[] => {
  const entries = valid.filter(({ code }) => code === '');
  const paths = [...files.map(({ path }) => path), ...pictures.keys()];
  return [
    ...checkLanguageFolders(sources, languages),
    ...checkPalette(entries),
    ...checkBrand(entries, sources, files),
    ...checkCountries(entries, paths),
    ...checkPictures(valid, pictures),
    ...checkRedirects(
      valid,
      listPagesIn(sources, languages),
      languages.map((language) => findPaths(sources, language)),
    ),
  ];
};

/** Checks the files of one language with what they share with the first. */
function checkLanguage(language: Language, checked: Checked): Problem[] {
  const { languages, sources, valid, files, pictures } = checked;
  const code = codeOf(language);
  const isOwn = (file: string) => (locate(file)?.code ?? '') === code;
  const gathered = gatherLanguage(sources, language);
  const own = gathered.filter(({ file }) => valid.some((source) => source.file === file));
  const merged = own.map((source) => ({
    source,
    problems: source.code === '' ? [] : checkMerged(source),
  }));
  const entries = merged.flatMap(({ source, problems }) => (problems.length > 0 ? [] : [source]));
  /** A field that the file in the first language has is reported there. */
  const isIncomplete = ({ kind, id }: Source) =>
    !sources.some((other) => other.code === '' && other.kind === kind && other.id === id);
  const paths = findPaths(sources, language);
  const all = languages.map((other) => findPaths(sources, other));
  const others = languages.filter((other) => other !== language);
  const names = [...files.map(({ path }) => path), ...pictures.keys()];
  const found = [
    ...merged.flatMap(({ source, problems }) => (isIncomplete(source) ? problems : [])),
    ...checkFileNames(names.filter(isOwn), code),
    ...checkAddresses(gathered, paths, all),
    ...checkAnchors(gathered, paths),
    ...checkReferences(entries, gathered),
    ...checkEntries(entries),
    ...checkDuplicates(entries),
    ...checkFeaturedArticle(entries),
    ...checkLaw(gathered, entries),
    ...checkFirmFacts(entries),
    ...checkLinks(gathered, listPagesIn(sources, [language]), listPagesIn(sources, others)),
    ...gathered.flatMap(checkBody),
    ...checkPages(entries, gathered, { paths, files: names, code }),
    ...(code === '' ? [] : checkTranslations(valid, code)),
  ];
  // What a language shares with the first is reported there.
  return [...found.filter(({ file }) => isOwn(file)), ...checkWords(sources, language)];
}

/**
 * Validates the whole content folder before anything is built from it.
 * @returns all problems, sorted by file and line; empty if the site can be built
 */
export function checkContent({ files, pictures }: ContentFolder): Problem[] {
  const sources = files.flatMap(({ source }) => source ?? []);
  const errors = new Map(sources.map((source) => [source, checkSchema(source)]));
  const valid = sources.filter((source) => errors.get(source)?.length === 0);
  const languages = findLanguages(sources);
  const checked = { files, pictures, languages, sources, valid };
  return [
    ...files.flatMap(({ problems }) => problems),
    ...[...errors.values()].flat(),
    ...checkShared(checked),
    ...languages.flatMap((language) => checkLanguage(language, checked)),
  ].sort(compareProblems);
}
