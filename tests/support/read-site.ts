import { contentFolder } from '../../src/content/folder.ts';
import { readLanguages } from '../../src/content/languages.ts';
import { buildPaths } from '../../src/registry.ts';
import { readWords } from '../../src/site/read-words.ts';
import { readFirm } from './read-firm.ts';

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
