import { compareProblems, type Problem } from '../content/problem.ts';
import type { Content } from '../site/load-site.ts';
import { isValid } from '../site/loaded-file.ts';
import type { Site } from '../site/site.ts';
import { locate } from '../site/source.ts';
import { checkAddresses } from './addresses.ts';
import { checkBody } from './bodies.ts';
import { checkBrand } from './brand.ts';
import { describeFile } from './describe-file.ts';
import { checkFileNames } from './file-names.ts';
import { checkFirmFacts } from './firm-facts.ts';
import { checkLanguageFolders, checkWords } from './languages.ts';
import { checkLaw } from './law.ts';
import { checkLinks } from './links.ts';
import { checkCarriers, checkEmpty, checkLeads, checkMenus } from './pages.ts';
import { checkPictures, checkTextFiles, type PictureSizes } from './pictures.ts';
import { checkRedirects } from './redirects.ts';
import { checkReferences } from './references.ts';
import { checkCountries, checkDuplicates, checkFeaturedArticle, checkFiles } from './rules.ts';
import { checkSchema } from './schema-errors.ts';
import { checkTranslations } from './translations.ts';

type Check = (site: Site) => Problem[];

/** Of what all languages share: they check the first one. */
const ofSite: Check[] = [checkLanguageFolders, checkBrand, checkCountries, checkRedirects];

/** Of each language. What it shares with the first one is reported there. */
const ofLanguage: Check[] = [
  ({ files }) => files.flatMap(checkSchema),
  checkFileNames,
  checkAddresses,
  checkReferences,
  ({ files }) => checkFiles(files.filter(isValid)),
  checkDuplicates,
  checkFeaturedArticle,
  checkLaw,
  checkFirmFacts,
  checkLinks,
  ({ files }) => files.flatMap(checkBody),
  checkLeads,
  checkEmpty,
  checkCarriers,
  checkMenus,
  checkTranslations,
];

/**
 * Checks the whole content before anything is built from it.
 * @returns all problems, sorted by file and line; empty if the site can be built
 */
export const checkContent = ({ textFiles, sites }: Content, pictures: PictureSizes): Problem[] =>
  [
    ...textFiles.flatMap(describeFile),
    ...ofSite.flatMap((check) => check(sites[0])),
    ...sites.flatMap((site) => [
      ...ofLanguage
        .flatMap((check) => check(site))
        .filter(({ file }) => (locate(file)?.subfolder ?? '') === site.subfolder),
      ...checkPictures(site, pictures),
      ...checkTextFiles(site, pictures),
      ...checkWords(site),
    ]),
  ].sort(compareProblems);
