import { buildPaths } from '../../src/content/addresses.ts';
import { readLanguages } from '../../src/content/languages.ts';
import { readWords } from '../../src/content/words/read-words.ts';
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

let sites: TestSite[] | undefined;

/** @returns what the pages of each language share, the first language first */
export function readSites(): TestSite[] {
  sites ??= readAllSites();
  return sites;
}

/** @returns what the pages of the language share that the path belongs to */
export function readSiteOf(path: string) {
  const further = readSites().slice(1);
  return (
    further.find(({ language: { prefix } }) => `${path}/`.startsWith(`${prefix}/`)) ?? readSite()
  );
}

/** @returns what the pages of the first language share */
export function readSite() {
  const [site] = readSites();
  if (!site) throw new Error('firm.yaml names no language');
  return site;
}
