import { foldText } from '../../content/fold-text.ts';
import { fill, fillPlural } from '../../content/words/fill.ts';
import type { WordsOf } from '../../content/words/words.ts';
import type { Query } from '../../ui/filtered-list/query.ts';
import type { SignedArticle } from './authors.ts';

/** The texts of an article that the search looks into. Its card carries them, see `writeSearched`. */
const searchedTexts = {
  title: ({ title }: SignedArticle) => title,
  excerpt: ({ excerpt }: SignedArticle) => excerpt,
  category: ({ category }: SignedArticle) => category,
};

type TextName = keyof typeof searchedTexts;

const textNames = Object.keys(searchedTexts) as TextName[];

const mapTexts = (find: (name: TextName) => string) =>
  Object.fromEntries(textNames.map((name) => [name, find(name)])) as Record<TextName, string>;

/** What the search knows of an article. */
export type SearchedArticle = { number: number } & Record<TextName, string>;

export const pickSearched = (article: SignedArticle): SearchedArticle => ({
  number: article.number,
  ...mapTexts((name) => searchedTexts[name](article)),
});

/** @returns the attributes of a card with what the search needs, which `readSearched` reads */
export function writeSearched(article: SignedArticle) {
  const { number, ...texts } = pickSearched(article);
  const attributes = Object.entries(texts).map(([name, text]) => [`data-${name}`, text]);
  return { 'data-item': number, ...Object.fromEntries(attributes) };
}

/** Reads what `writeSearched` has written. */
export const readSearched = ({ dataset }: Pick<HTMLElement, 'dataset'>): SearchedArticle => ({
  number: Number(dataset.item),
  ...mapTexts((name) => dataset[name] ?? ''),
});

/** The query parameters of the list: search text, category and page. */
export const articleParameters = ['q', 'category', 'page'] as const;
export type ArticleQuery = Query<(typeof articleParameters)[number]>;

export const pageSize = 6;

/** @returns the query without invalid values */
export const cleanArticleQuery = (
  { q, category, page }: ArticleQuery,
  categories: readonly string[],
): ArticleQuery => ({
  // A search field drops line breaks, too.
  q: q.replaceAll(/[\r\n]/g, '').trim(),
  category: categories.includes(category) ? category : '',
  page: /^[1-9][0-9]{0,8}$/.test(page) ? page : '',
});

/**
 * Prepares articles for searching, so that a keystroke only has to compare texts.
 * @returns a function that returns the matching articles in their order: the trimmed search text,
 * normalized by `foldText`, occurs in one of the searched texts
 */
export function createArticleSearch<Searched extends SearchedArticle>(
  articles: readonly Searched[],
) {
  const texts = articles.map((article) => textNames.map((name) => foldText(article[name])));
  return ({ q, category }: Pick<ArticleQuery, 'q' | 'category'>): Searched[] => {
    const wanted = foldText(q.trim());
    return articles.filter(
      (article, index) =>
        (category === '' || article.category === category) &&
        texts[index]?.some((text) => text.includes(wanted)),
    );
  };
}

/**
 * @param page counted from 1; the first page is returned instead of one that does not exist
 * @param count total number of items, if there are more than those given
 * @returns the items of the page, its number, the number of the last page, and the count
 */
export function toPage<Item>(items: readonly Item[], page: number, count = items.length) {
  const last = Math.max(1, Math.ceil(count / pageSize));
  const current = Number.isInteger(page) && page >= 1 && page <= last ? page : 1;
  const shown = items.slice((current - 1) * pageSize, current * pageSize);
  return { items: shown, current, last, count };
}

interface Count {
  found: number;
  all: number;
  /** The page that is shown, counted from 1, and the last one. */
  current: number;
  last: number;
}

/** The line above the list: how many articles match, and which page of them is shown. */
export function formatCount(
  { found, all, current, last }: Count,
  { articles, language }: WordsOf<'articles'>,
): string {
  if (found === 0) return articles.noneFound;
  const count =
    found === all
      ? fillPlural(articles.found, language, all, {})
      : fillPlural(articles.foundSome, language, all, { found });
  return last > 1 ? fill(articles.onPage, { articles: count, page: current, last }) : count;
}
