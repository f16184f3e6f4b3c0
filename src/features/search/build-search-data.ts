import { toPlain } from '../../content/plain-text.ts';
import { getKind, kindNames } from '../../registry.ts';
import type { Site } from '../../site/site.ts';
import type { SearchData } from './create-search.ts';
import { splitTerms } from './model/synonyms.ts';
import { splitWords } from './split-words.ts';

/** An entry that the search can find, with its whole text. */
export type SearchEntry = ReturnType<typeof listSearchEntries>[number];

/** @returns everything in one language that has an address, in the order of the registry */
function listSearchEntries(site: Site) {
  const pagePaths = new Set(
    kindNames.flatMap((kind) => site.entries[kind].map(({ path }) => path)),
  );
  // An anchor on a page exists only if the site has the page.
  const isReachable = (path: string) => {
    const [page = '', anchor] = path.split('#');
    return anchor === undefined || pagePaths.has(page);
  };
  return kindNames.flatMap((kind) =>
    site.entries[kind].flatMap((entry) => {
      const { path } = entry;
      const found = getKind(kind).search?.(entry);
      if (!found || path === '' || !isReachable(path)) return [];
      const { title, summary, texts, names = '' } = found;
      const lines = new Set(texts.map(toPlain).filter(Boolean));
      const shown = { title: toPlain(title), summary: toPlain(summary) };
      // Names are other ones, which a result does not show.
      return { kind, path, ...shown, lines: [...lines], names };
    }),
  );
}

/** Maximum number of characters of text, for each entry and for all together. */
const textLimits = { entry: 550, site: 150_000 };

/** A word is rare if it occurs in at most this many entries. */
const rareIn = 12;

/** @returns the beginning of the lines, cut after a word, and the rest */
function cutLines(lines: string[], length: number) {
  const text = lines.join('\n');
  if (text.length <= length) return { start: text, rest: '' };
  const end = text.slice(0, length + 1).search(/\s\S*$/);
  const start = text.slice(0, Math.max(end, 0));
  return { start, rest: text.slice(start.length) };
}

/**
 * Shortens texts, so that the search stays small on a site of any size. Keeps the title, the
 * summary and the beginning of the text of each entry, and the rare words of the rest.
 */
export function shortenEntries(entries: SearchEntry[]) {
  const length = Math.min(textLimits.entry, Math.floor(textLimits.site / entries.length));
  const cut = entries.map(({ lines, names, ...entry }) => {
    const { start, rest } = cutLines(lines, length);
    const kept = new Set(splitWords([entry.title, entry.summary, start].join('\n')));
    const unkept = (text: string) => new Set(splitWords(text)).difference(kept);
    return { entry, start, kept, others: unkept(rest), own: unkept(names) };
  });
  const counts = new Map<string, number>();
  for (const { kept, others } of cut)
    for (const words of [kept, others])
      for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return cut.map(({ entry, start, others, own }) => {
    const rare = [...others].filter((word) => (counts.get(word) ?? 0) <= rareIn).sort();
    const rareWords = [...own, ...rare];
    return { ...entry, text: start, rareWords: rareWords.join(' ').toLowerCase() };
  });
}

/** Builds the data of the search in one language. */
export function buildSearchData(site: Site): SearchData {
  const { search, tag } = site.words;
  const rows = shortenEntries(listSearchEntries(site)).map(({ kind, ...entry }) => ({
    ...entry,
    // A kind without a name in the words is shown with the pages.
    group: kind in search ? search[kind as 'pages'] : search.pages,
  }));
  const [own] = site.entries.synonyms;
  const synonyms = [...(own?.synonyms ?? []), ...search.spellings.split(';').map(splitTerms)];
  return { words: { search, tag }, synonyms, rows };
}
