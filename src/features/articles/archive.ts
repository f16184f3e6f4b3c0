import { listTerms, type Vocabulary } from '../../content/vocabulary.ts';
import { fill } from '../../content/words/fill.ts';
import { type EntriesOf, getKinds } from '../../site/get-kinds.ts';
import type { Site } from '../../site/site.ts';
import { buildTrail } from '../../site/trail.ts';
import type { Service } from '../services/model/service.ts';
import { pageSize } from './article-search.ts';
import { type SignedArticle, signArticles } from './authors.ts';

/** How many articles the list page contains. The others are only on the pages of their years. */
export const articlesInHtml = 3 * pageSize;

/** The kinds of entries that the list of articles and the pages of the years show. */
const archiveKinds = ['articles', 'services', 'team'] as const;

type ArchiveEntries = EntriesOf<(typeof archiveKinds)[number]>;

/** @returns the article chosen by the firm; otherwise article number 0 */
const findFeatured = (articles: SignedArticle[], id: string | undefined) =>
  articles.find((article) => article.id === id) ?? articles.find(({ number }) => number === 0);

/** @returns the categories with at least one article, in the order of the vocabulary */
const listCategories = (articles: SignedArticle[], vocabulary: Vocabulary) =>
  listTerms(vocabulary, 'categories').filter((name) =>
    articles.some(({ category }) => category === name),
  );

/** An article in the list or on the page of its year. */
export interface ListedArticle {
  article: SignedArticle;
  /** All services of the firm. */
  services: Service[];
  /** Whether it is not on the first page of the list. */
  isLater?: boolean;
}

/** The articles of one year. */
export interface Year {
  year: number;
  heading: string;
  path: string;
  items: ListedArticle[];
}

/** @returns the years, newest first; an empty list if the list page contains all articles */
function listYears(
  { articles, services, team }: ArchiveEntries,
  { paths, words }: Pick<Site, 'paths' | 'words'>,
): Year[] {
  if (articles.length <= articlesInHtml) return [];
  const years = Map.groupBy(signArticles(articles, team), ({ date }) => date.year);
  return [...years].map(([year, ofYear]) => ({
    year,
    heading: fill(words.articles.ofYear, { year }),
    path: paths.articlesOf(year),
    items: ofYear.map((article) => ({ article, services })),
  }));
}

/** Lists the pages of the archive for their route: the list of articles, and a page for each year. */
export async function listArchivePages(site: Site) {
  const years = listYears(await getKinds(site, ...archiveKinds), site);
  return [undefined, ...years].map((year) => ({
    params: { year: year && String(year.year) },
    props: { year },
  }));
}

/**
 * Gets what the list of articles shows: the newest ones, and links to the years of the others.
 * @param year the year whose page it is, if it is not the list
 */
export async function getArchive(site: Site, year: Year | undefined) {
  const { paths } = site;
  const page = await site.getPage('blogs');
  const entries = await getKinds(site, ...archiveKinds);
  const { services } = entries;
  const articles = signArticles(entries.articles, entries.team);
  const years = listYears(entries, site);
  const newest = articles.slice(0, articlesInHtml);
  const featured = findFeatured(articles, page.featured);
  return {
    page,
    trail: buildTrail(site, [page.heading, paths.blogs], year && [year.heading, year.path]),
    years,
    featured,
    list: {
      total: articles.length,
      archive: years.map(({ path }) => path),
      categories: listCategories(articles, site.vocabulary),
    },
    /** Whether the list starts with the featured article. */
    leads: featured !== undefined && featured === newest[0],
    items: newest.map((article, index) => ({ article, services, isLater: index >= pageSize })),
  };
}
