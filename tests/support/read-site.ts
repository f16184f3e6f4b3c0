import { statSync } from 'node:fs';
import { toCalendarDate } from '../../src/content/dates.ts';
import { byOrder } from '../../src/content/define-kind.ts';
import { contentFolder } from '../../src/content/folder.ts';
import { firmSchema } from '../../src/content/kinds/firm.ts';
import { type Language, readLanguages } from '../../src/content/languages.ts';
import { findSlug } from '../../src/content/slugs.ts';
import { buildPaths, type KindName, kinds } from '../../src/registry.ts';
import { readSources, type SourceWithFields } from '../../src/site/read-content.ts';
import { readWords } from '../../src/site/read-words.ts';
import { gatherLanguage } from '../../src/site/source.ts';
import { toFile } from '../../tools/built-site.ts';

/** @returns the language whose pages are at the root of the site */
export function readFirstLanguage(): Language {
  const [language] = readLanguages();
  if (!language) throw new Error('firm.yaml names no language');
  return language;
}

function readFiles(name: KindName, language: Language) {
  const files = gatherLanguage(readSources(name), language) as SourceWithFields[];
  return files.map((file) => {
    const { slug: _, ...data } = file.data;
    return { ...file, slug: findSlug(files, file.id), data };
  });
}

/** Many tests need the same files, which none of them changes. */
const known = new Map<string, ReturnType<typeof readFiles>>();

/** @returns the files of a kind in one language, each with the part of the path that identifies it */
export function readTranslatedFiles(name: KindName, language: Language) {
  const key = `${contentFolder()} ${name} ${language.code}`;
  const files = known.get(key) ?? readFiles(name, language);
  known.set(key, files);
  return files;
}

/** @returns the facts of the firm, so that no test hard-codes them */
export const readFirm = (language = readFirstLanguage()) =>
  firmSchema.parse(readTranslatedFiles('firm', language)[0]?.data);

/** @returns the offices of the firm, the main one first */
export const readOffices = (language = readFirstLanguage()) =>
  readTranslatedFiles('offices', language)
    .map(({ data }) => kinds.offices.schema.parse(data))
    .sort(byOrder);

/** @returns the office whose address is used for the firm, if it has one */
export const readMainOffice = (language = readFirstLanguage()) => readOffices(language)[0];

/** @returns the day on which a page was built, in the time zone of the firm */
export const readBuildDay = (path: string) =>
  toCalendarDate(statSync(toFile(path)).mtime, readFirm().timeZone);

const readAllSites = () =>
  readLanguages().map((language) => {
    const words = readWords(language);
    return {
      language,
      firm: readFirm(language),
      words,
      paths: buildPaths(words.addresses, language.prefix),
    };
  });

type TestSite = ReturnType<typeof readAllSites>[number];

let read: { folder: string; sites: TestSite[] } | undefined;

/** @returns the shared data of the pages in each language, first language first */
export function readSites(): TestSite[] {
  const folder = contentFolder();
  if (read?.folder !== folder) read = { folder, sites: readAllSites() };
  return read.sites;
}

/** @returns the shared data of the pages in the language of the path */
export function readSiteOf(path: string) {
  const further = readSites().slice(1);
  return (
    further.find(({ language: { prefix } }) => `${path}/`.startsWith(`${prefix}/`)) ?? readSite()
  );
}

/** @returns the shared data of the pages in the first language */
export function readSite() {
  const [site] = readSites();
  if (!site) throw new Error('firm.yaml names no language');
  return site;
}
