import type { Article } from '../../content/kinds/article.ts';
import { changeQuery } from '../../ui/filtered-list/query.ts';

/** What the list of articles knows of one: its card, not its text. */
export type ArticleSummary = Pick<
  Article,
  'number' | 'title' | 'excerpt' | 'isoDate' | 'dateText' | 'category' | 'motif' | 'readTime'
>;

/** Leaves behind what a list must not carry into the browser. */
export const summarizeArticle = ({
  number,
  title,
  excerpt,
  isoDate,
  dateText,
  category,
  motif,
  readTime,
}: ArticleSummary): ArticleSummary => ({
  number,
  title,
  excerpt,
  isoDate,
  dateText,
  category,
  motif,
  readTime,
});

/** What the visitor asked the list for. No category stands for all of them. */
export interface ListState {
  query: string;
  category: string | undefined;
  page: number;
}

export const pageSize = 6;

/**
 * Reads the state of the list from an address. Nonsense counts as nothing said.
 * @param search such as `?q=payroll&category=Finance&page=2`
 * @param categories the ones there are, as written in the articles
 */
export function parseListState(search: string, categories: readonly string[]): ListState {
  const parameters = new URLSearchParams(search);
  const category = parameters.get('category');
  const page = parameters.get('page') ?? '';
  return {
    // Line ends are what a search field drops as well.
    query: (parameters.get('q') ?? '').replaceAll(/[\r\n]/g, '').trim(),
    category: categories.find((known) => known === category),
    page: /^[1-9][0-9]{0,8}$/.test(page) ? Number(page) : 1,
  };
}

/**
 * @param search the query so far, of which the list keeps what is not its own
 * @returns the query part of the address with its question mark; the defaults are not told
 */
export const buildListQuery = ({ query, category, page }: ListState, search: string): string =>
  changeQuery(search, {
    q: query.trim() || undefined,
    category,
    page: page > 1 ? String(page) : undefined,
  });

/**
 * Adds what stands in the controls, typed early or put back by the browser, to what the
 * address asks for. An empty control says nothing.
 * @returns the very state that was given where nothing differs, else one on its first page
 */
export function addControls(
  state: ListState,
  { query, category }: Pick<ListState, 'query' | 'category'>,
): ListState {
  const isTyped = query.trim() !== '' && query.trim() !== state.query;
  const isChosen = category !== undefined && category !== state.category;
  if (!isTyped && !isChosen) return state;
  return {
    query: isTyped ? query : state.query,
    category: category ?? state.category,
    page: 1,
  };
}

/**
 * Prepares articles for searching, so that a keystroke only compares.
 * @returns a function from what is asked for to the articles that hold it, in their order:
 * the trimmed query stands, in any case, inside the title, the excerpt or the category
 */
export function createArticleSearch<Summary extends ArticleSummary>(articles: readonly Summary[]) {
  const texts = articles.map(({ title, excerpt, category }) =>
    [title, excerpt, category].map((text) => text.toLowerCase()),
  );
  return ({ query, category }: Pick<ListState, 'query' | 'category'>): Summary[] => {
    const wanted = query.trim().toLowerCase();
    return articles.filter(
      (article, index) =>
        (category === undefined || article.category === category) &&
        (wanted === '' || texts[index]?.some((text) => text.includes(wanted))),
    );
  };
}

/**
 * @param page counted from 1; a page that there is not is the first
 * @returns the items of the page, its number, and the number of the last
 */
export function toPage<Item>(items: readonly Item[], page: number) {
  const last = Math.max(1, Math.ceil(items.length / pageSize));
  const current = Number.isInteger(page) && page >= 1 && page <= last ? page : 1;
  return { items: items.slice((current - 1) * pageSize, current * pageSize), current, last };
}

/** The line over the list: how many articles match, and which page of them is shown. */
export function formatCount(found: number, all: number, current: number, last: number): string {
  if (found === 0) return 'No articles found';
  const count = found === all ? `${all} articles` : `${found} of ${all} articles`;
  return last > 1 ? `${count}, page ${current} of ${last}` : count;
}
