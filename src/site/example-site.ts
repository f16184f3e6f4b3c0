import type { Firm } from '../content/kinds/firm.ts';
import type { Words } from '../content/words.ts';
import { buildPaths } from '../registry.ts';
import en from '../words/en.json' with { type: 'json' };

/** @returns the English words of the program without those of a firm, for tests without a firm */
export const getEnglishWords = (): Words => ({
  ...en,
  tag: 'en',
});

/** @returns a site in English with the facts of no real firm, for tests */
export function createExampleSite() {
  const firm = {
    name: 'A Firm',
    siteUrl: 'https://www.example.org',
    networkUrl: 'https://network.example/firm',
    email: 'office@firm.example',
    careersEmail: 'careers@firm.example',
  } as Firm;
  const words = getEnglishWords();
  return { firm, words, paths: buildPaths(words.addresses) };
}
