import type { Firm } from '../content/kinds/firm.ts';
import { buildPaths } from '../registry.ts';
import { readEnglish } from './read-english.ts';

/** @returns a site in English with the facts of no real firm, for tests */
export function createExampleSite() {
  const firm = {
    name: 'A Firm',
    siteUrl: 'https://www.example.org',
    networkUrl: 'https://network.example/firm',
    email: 'office@firm.example',
    careersEmail: 'careers@firm.example',
  } as Firm;
  const words = readEnglish();
  return { firm, words, paths: buildPaths(words.addresses) };
}
