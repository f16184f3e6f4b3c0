import MiniSearch, { type SearchOptions } from 'minisearch';
import type { SearchData } from './search-data.ts';
import { foldWord, splitWords, splitWordsAsWritten } from './split-words.ts';

/** A result of the search. */
export interface Found {
  group: string;
  path: string;
  title: string;
  summary: string;
  text: string;
  /** The words of the entry that match, as `foldWord` leaves them. */
  terms: ReadonlySet<string>;
}

/** How much a match counts in each field. */
const boost = { title: 3, summary: 2, text: 1, rareWords: 2 };

/** With so many results nobody looks for those that match less. */
const enough = 8;

/** Of longer words a letter or two may be wrong, where nothing is found as it is written. */
const fuzzy = (term: string) => (term.length > 4 ? 0.2 : false);

/**
 * The last word may still be written; others may be longer in the text: a plural. A letter alone
 * begins too many words.
 */
const prefix = (term: string, index: number, terms: string[]) =>
  term.length > (index === terms.length - 1 ? 1 : 3);

/** @returns the words with every phrase that has synonyms replaced by each of them, too */
function addSynonyms(words: string[], synonyms: string[][][]): string[][] {
  const queries = [words];
  for (const terms of synonyms)
    for (const term of terms) {
      const start = words.findIndex((_, index) =>
        term.every((word, offset) => words[index + offset] === word),
      );
      if (start < 0) continue;
      for (const other of terms)
        if (other !== term) queries.push(words.toSpliced(start, term.length, ...other));
    }
  return queries;
}

/**
 * Makes the index, in the time that the browser has between other things.
 * @returns a function from what is asked for to what is found, the best first
 */
export async function createSearch({ words, groups, synonyms, rows }: SearchData) {
  const ignored = new Set(splitWords(words.search.ignored));
  const meanings = synonyms.map((terms) => terms.map(splitWords));
  const index = new MiniSearch<Record<string, unknown>>({
    fields: Object.keys(boost),
    tokenize: splitWordsAsWritten,
    processTerm: foldWord,
    searchOptions: { boost, prefix },
  });
  await index.addAllAsync(
    rows.map(([, , title, summary, text, rareWords], id) => ({
      id,
      title,
      summary,
      text,
      rareWords,
    })),
    { chunkSize: 50 },
  );

  return (text: string): Found[] => {
    const asked = splitWords(text);
    const meant = asked.filter((word) => !ignored.has(word));
    const queries = addSynonyms(meant.length > 0 ? meant : asked, meanings);
    // What has all words comes first, then what has words like them, then what has some of them.
    const steps: SearchOptions[] = [
      { combineWith: 'AND' },
      { combineWith: 'AND', fuzzy },
      { combineWith: 'OR' },
    ];
    const results = new Map<number, ReadonlySet<string>>();
    for (const options of steps) {
      if (results.size >= enough) break;
      const query = queries.map((words) => ({ ...options, queries: [words.join(' ')] }));
      for (const { id, terms } of index.search({ combineWith: 'OR', queries: query }))
        if (!results.has(id)) results.set(id, new Set(terms));
    }
    return [...results].flatMap(([id, terms]) => {
      const row = rows[id];
      if (!row) return [];
      const [group, path, title, summary, text] = row;
      return [{ group: groups[group] ?? '', path, title, summary, text, terms }];
    });
  };
}
