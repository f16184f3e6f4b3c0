import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import type { WordsOf } from '../../content/words.ts';
import { foldWord, splitWords, splitWordsAsWritten } from './split-words.ts';

/** The searched texts of an entry. */
interface SearchRow {
  /** The name of its group of results. */
  group: string;
  path: string;
  title: string;
  summary: string;
  /** The beginning of its text, one paragraph per line. */
  text: string;
  /** Rare words of the rest of the text. */
  rareWords: string;
}

/** Everything that the search in one language needs. It is a part of the script. */
export interface SearchData {
  words: WordsOf<'search'>;
  /** Groups of words and phrases with the same meaning. */
  synonyms: string[][];
  rows: SearchRow[];
}

/** A result of the search. */
export interface Found extends Omit<SearchRow, 'rareWords'> {
  /** The matching words of the entry, normalized by `foldWord`. */
  terms: ReadonlySet<string>;
}

/** The weight of a match in each field. */
const boost = { title: 3, summary: 2, text: 1, rareWords: 2 };

/** With this many results, weaker matches are not needed. */
const enough = 8;

/** A longer text is a pasted page: its first words find what all of them would. */
export const mostWords = 30;

/** Longer words may contain a typo or two. */
const fuzzy = (term: string) => (term.length > 4 ? 0.2 : false);

/**
 * The last word may be incomplete. Other words may be longer in the text, such as a plural. A
 * single letter is the start of too many words.
 */
const prefixOf = (last: string | undefined) => (term: string) =>
  term.length > (term === last ? 1 : 3);

/** What a word or phrase of the question may be written as: terms of one word or several, the asked one first. */
type Meaning = string[][];

/** @returns the meanings of the words, in their order, without those to ignore that are in no known phrase */
function findMeanings(words: string[], synonyms: Meaning[], ignored: Set<string>): Meaning[] {
  const [first, ...rest] = words;
  if (first === undefined) return [];
  const startsWith = (term: string[]) => term.every((word, index) => words[index] === word);
  for (const terms of synonyms) {
    const asked = terms.find(startsWith);
    if (!asked) continue;
    const others = terms.filter((term) => term !== asked);
    const next = words.slice(asked.length);
    return [[asked, ...others], ...findMeanings(next, synonyms, ignored)];
  }
  const found = findMeanings(rest, synonyms, ignored);
  return ignored.has(first) ? found : [[[first]], ...found];
}

/** @returns a query for any of the terms */
const toQuery = (terms: Meaning): Query => ({
  combineWith: 'OR',
  queries: terms.map((queries) => ({ combineWith: 'AND', queries })),
});

/**
 * @returns how well a title answers: it is the question, it has all of its words, or it does not. Words may be
 * incomplete as asked; as synonyms they are whole.
 */
function rankTitle(title: string, meanings: Meaning[]) {
  const own = splitWords(title);
  const has = (term: string[], index: number) =>
    term.every((word) => own.some((other) => (index ? other === word : other.startsWith(word))));
  const isAnswer = meanings.length > 0 && meanings.every((terms) => terms.some(has));
  return isAnswer ? 1 / own.length : 0;
}

/**
 * Builds the index in chunks, so that the browser can do other things in between.
 * @returns a function that finds the results for a text, the best first
 */
export async function createSearch({ words, synonyms, rows }: SearchData) {
  const ignored = new Set(splitWords(words.search.ignored));
  const known = synonyms.map((terms) => terms.map(splitWords));
  const index = new MiniSearch<Record<string, unknown>>({
    fields: Object.keys(boost),
    tokenize: splitWordsAsWritten,
    processTerm: foldWord,
    searchOptions: { boost },
  });
  await index.addAllAsync(
    rows.map((row, id) => ({ ...row, id })),
    { chunkSize: 50 },
  );

  return (text: string): Found[] => {
    const asked = splitWords(text).slice(0, mostWords);
    const meant = findMeanings(asked, known, ignored);
    const queries = meant.length > 0 ? meant.map(toQuery) : asked;
    const prefix = prefixOf(asked.at(-1));
    // First entries with all words, then with similar words, then with some of the words.
    const steps: SearchOptions[] = [
      { combineWith: 'AND' },
      { combineWith: 'AND', fuzzy },
      { combineWith: 'OR' },
    ];
    const results = new Map<number, Found>();
    for (const options of steps) {
      if (results.size >= enough) break;
      for (const { id, terms } of index.search({ ...options, prefix, queries })) {
        const row = rows[id];
        if (row && !results.has(id)) results.set(id, { ...row, terms: new Set(terms) });
      }
    }
    return [...results.values()].sort(
      (a, b) => rankTitle(b.title, meant) - rankTitle(a.title, meant),
    );
  };
}
