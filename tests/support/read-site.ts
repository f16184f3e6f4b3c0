import { buildPaths } from '../../src/content/addresses.ts';
import { readLanguages } from '../../src/content/languages.ts';
import { readWords } from '../../src/content/words/read-words.ts';
import { readFirm } from './read-firm.ts';

/** @returns what the pages of each language share, the first language first */
const readSites = () =>
  readLanguages().map((language) => {
    const words = readWords(language);
    return {
      language,
      firm: readFirm(),
      words,
      paths: buildPaths(words.addresses, language.prefix),
    };
  });

/** @returns what the pages of the first language share */
export function readSite() {
  const [site] = readSites();
  if (!site) throw new Error('firm.yaml names no language');
  return site;
}
