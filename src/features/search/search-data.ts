import type { WordsOf } from '../../content/words/words.ts';

/** The searched texts of an entry, in a compact form. */
export type SearchRow = [
  /** Index of its group in `groups`. */
  group: number,
  path: string,
  title: string,
  summary: string,
  /** The beginning of its text, one paragraph per line. */
  text: string,
  /** Rare words of the rest of the text. */
  rareWords: string,
];

/** Everything that the search in one language needs. It is a part of the script. */
export interface SearchData {
  words: WordsOf<'search'>;
  /** Names of the groups of results. */
  groups: string[];
  /** Groups of words and phrases with the same meaning. */
  synonyms: string[][];
  rows: SearchRow[];
}
