import type { WordsOf } from '../../content/words/words.ts';

/** What the search knows of one thing, as short as it can be sent. */
export type SearchRow = [
  /** Index of its group in `groups`. */
  group: number,
  path: string,
  title: string,
  summary: string,
  /** The beginning of its text, a paragraph on each line. */
  text: string,
  /** Rare words of the rest of the text. */
  rareWords: string,
];

/** Everything that the search in one language needs; the script carries it. */
export interface SearchData {
  words: WordsOf<'search'>;
  /** Names of the groups of results. */
  groups: string[];
  /** Words and phrases with one meaning. */
  synonyms: string[][];
  rows: SearchRow[];
}
