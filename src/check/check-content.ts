import type { Paths } from '../content/addresses.ts';
import type { Language } from '../content/languages.ts';
import { gatherLanguage, locate, type Source } from '../site/source.ts';
import { checkAddresses, checkAnchors, listPages, type Page } from './addresses.ts';
import { checkBody } from './bodies.ts';
import { checkBrand } from './brand.ts';
import type { ContentFolder } from './content-folder.ts';
import { checkEntries } from './entry-rules.ts';
import { checkFileNames } from './file-names.ts';
import { checkFirmFacts } from './firm-facts.ts';
import { checkLanguageFolders, checkWords, codeOf, findLanguages, findPaths } from './languages.ts';
import { checkLaw } from './law.ts';
import { checkLinks } from './links.ts';
import { checkPages } from './pages.ts';
import { checkPalette } from './palette.ts';
import { checkPictures } from './pictures.ts';
import { compareProblems, type Problem } from './problem.ts';
import { checkRedirects } from './redirects.ts';
import { checkReferences } from './references.ts';
import { checkCountries, checkDuplicates, checkFeaturedArticle } from './rules.ts';
import { checkMerged, checkSchema } from './schema-errors.ts';
import { checkTranslations } from './translations.ts';

/** The site in one of its languages. */
interface Edition {
  language: Language;
  /** Its files, with what they share with the first language. */
  gathered: Source[];
  paths: Paths;
  pages: Map<string, Page>;
}

const listAllPages = (editions: Edition[]) => new Map(editions.flatMap(({ pages }) => [...pages]));

/** What the checks of every language look at. */
interface Checked extends ContentFolder {
  editions: Edition[];
  /** All files that can be read. */
  sources: Source[];
  /** Those that their schema accepted. */
  valid: Source[];
}

/** Checks the files of the first language, and those that all languages share. */
const checkShared = ({ editions, sources, valid, files, pictures }: Checked): Problem[] => {
  const entries = valid.filter(({ code }) => code === '');
  const paths = [...files.map(({ path }) => path), ...pictures.keys()];
  return [
    ...checkLanguageFolders(
      sources,
      editions.map(({ language }) => language),
    ),
    ...checkPalette(entries),
    ...checkBrand(entries, sources, files),
    ...checkCountries(entries, paths),
    ...checkPictures(valid, pictures),
    ...checkRedirects(
      valid,
      listAllPages(editions),
      editions.map(({ paths }) => paths),
    ),
  ];
};

/** Checks the files of one language with what they share with the first. */
function checkEdition(edition: Edition, checked: Checked): Problem[] {
  const { language, gathered, paths, pages } = edition;
  const { editions, sources, valid, files, pictures } = checked;
  const code = codeOf(language);
  const isOwn = (file: string) => (locate(file)?.code ?? '') === code;
  const own = gathered.filter(({ file }) => valid.some((source) => source.file === file));
  const merged = own.map((source) => ({
    source,
    problems: source.code === '' ? [] : checkMerged(source),
  }));
  const entries = merged.flatMap(({ source, problems }) => (problems.length > 0 ? [] : [source]));
  /** A field that the file in the first language has is reported there. */
  const isIncomplete = ({ kind, id }: Source) =>
    !sources.some((other) => other.code === '' && other.kind === kind && other.id === id);
  const all = editions.map((other) => other.paths);
  const elsewhere = listAllPages(editions.filter((other) => other !== edition));
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
    ...checkLinks(gathered, pages, elsewhere),
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
  const editions = findLanguages(sources).map((language) => {
    const gathered = gatherLanguage(sources, language);
    const paths = findPaths(sources, language);
    return { language, gathered, paths, pages: listPages(gathered, paths) };
  });
  const checked = { files, pictures, editions, sources, valid };
  return [
    ...files.flatMap(({ problems }) => problems),
    ...[...errors.values()].flat(),
    ...checkShared(checked),
    ...editions.flatMap((edition) => checkEdition(edition, checked)),
  ].sort(compareProblems);
}
