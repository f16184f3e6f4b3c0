import { findOriginal, gatherLanguage, locate, type Source } from '../site/source.ts';
import { checkAddresses, checkAnchors, listPages } from './addresses.ts';
import { checkBody } from './bodies.ts';
import { checkBrand } from './brand.ts';
import type { ContentFolder } from './content-folder.ts';
import type { Edition } from './entries.ts';
import { checkEntries } from './entry-rules.ts';
import { checkFileNames } from './file-names.ts';
import { checkFirmFacts } from './firm-facts.ts';
import { checkLanguageFolders, checkWords, codeOf, findLanguages, findPaths } from './languages.ts';
import { checkLaw } from './law.ts';
import { checkLinks } from './links.ts';
import { checkCarriers, checkEmpty, checkLeads, checkMenus, checkUnlinked } from './pages.ts';
import { checkPalette } from './palette.ts';
import { checkPictures } from './pictures.ts';
import { compareProblems, type Problem } from './problem.ts';
import { checkRedirects } from './redirects.ts';
import { checkReferences } from './references.ts';
import { checkCountries, checkDuplicates, checkFeaturedArticle } from './rules.ts';
import { checkMerged, checkSchema } from './schema-errors.ts';
import { checkTranslations } from './translations.ts';

type Check = (edition: Edition) => Problem[];

/** Finds translations that lack a field. One that the first language has is reported there. */
const checkComplete: Check = ({ sources, site }) =>
  sources
    .filter(({ file }) => site.valid.some((source) => source.file === file))
    .filter((source) => !findOriginal(site.sources, source))
    .flatMap(checkMerged);

/** Of what all languages share: they check the first one. */
const ofSite: Check[] = [
  checkLanguageFolders,
  checkPalette,
  checkBrand,
  checkCountries,
  checkPictures,
  checkRedirects,
];

/** Of each language. What it shares with the first one is reported there. */
const ofLanguage: Check[] = [
  checkComplete,
  checkFileNames,
  checkAddresses,
  checkAnchors,
  checkReferences,
  ({ entries }) => checkEntries(entries),
  checkDuplicates,
  checkFeaturedArticle,
  checkLaw,
  checkFirmFacts,
  checkLinks,
  ({ sources }) => sources.flatMap(checkBody),
  checkUnlinked,
  checkLeads,
  checkEmpty,
  checkCarriers,
  checkMenus,
  checkTranslations,
];

/** Divides the content into the languages of the site. */
function listEditions(folder: ContentFolder, sources: Source[], valid: Source[]) {
  const editions: Edition[] = [];
  const files = [...folder.files.map(({ path }) => path), ...folder.pictures.keys()];
  const site = { ...folder, editions, sources, valid, paths: files };
  for (const language of findLanguages(sources)) {
    const own = gatherLanguage(sources, language);
    const entries = own
      .filter(({ file }) => valid.some((source) => source.file === file))
      .filter((source) => checkMerged(source).length === 0);
    const paths = findPaths(sources, language);
    const pages = listPages(own, paths);
    editions.push({ language, code: codeOf(language), sources: own, entries, paths, pages, site });
  }
  return editions;
}

/**
 * Validates the whole content folder before anything is built from it.
 * @returns all problems, sorted by file and line; empty if the site can be built
 */
export function checkContent(folder: ContentFolder): Problem[] {
  const sources = folder.files.flatMap(({ source }) => source ?? []);
  const errors = new Map(sources.map((source) => [source, checkSchema(source)]));
  const valid = sources.filter((source) => errors.get(source)?.length === 0);
  const editions = listEditions(folder, sources, valid);
  return [
    ...folder.files.flatMap(({ problems }) => problems),
    ...[...errors.values()].flat(),
    ...editions.slice(0, 1).flatMap((first) => ofSite.flatMap((check) => check(first))),
    ...editions.flatMap((edition) => [
      ...ofLanguage
        .flatMap((check) => check(edition))
        .filter(({ file }) => (locate(file)?.code ?? '') === edition.code),
      ...checkWords(edition),
    ]),
  ].sort(compareProblems);
}
