import { listTerms } from '../../../src/content/vocabulary.ts';
import { fillPlural } from '../../../src/content/words/fill.ts';
import { articlesInHtml } from '../../../src/features/articles/archive.ts';
import {
  formatCount as formatArticles,
  pickSearched,
} from '../../../src/features/articles/article-search.ts';
import type { SignedArticle } from '../../../src/features/articles/authors.ts';
import { formatCount as formatOpenings } from '../../../src/features/careers/format-count.ts';
import {
  hasPage,
  readArticles,
  readCaseStudies,
  readOpenings,
  readPageData,
  readTeam,
  readVocabulary,
} from '../../support/published.ts';
import { readSite } from '../../support/read-site.ts';
import type { ListUnderTest } from './list-model.ts';

/** A list whose visitors choose what it shows. */
export interface List extends ListUnderTest {
  /** The name of the control that shows every item. */
  all: string;
  /** How many items are in the HTML of the page. */
  inHtml: number;
  /** An anchor of the page, and a choice that hides items above it; empty if there are none. */
  link: { choice: string; anchor: string };
  /** @returns the status line for this many items of a choice, on the first page */
  formatCount: (found: number, choice: string) => string;
}

const { words, paths } = readSite();
const articles = readArticles();
const studies = readCaseStudies();
const vocabulary = readVocabulary();
const pageSize = 6;

export const articleList: List & { pageSize: number } = {
  path: paths.blogs,
  parameter: 'category',
  choices: listTerms(vocabulary, 'categories').filter((name) =>
    articles.some(({ category }) => category === name),
  ),
  items: articles.map((article) => {
    const author = readTeam().find(({ id }) => id === article.author);
    const { number, ...texts } = pickSearched({ ...article, author } as object as SignedArticle);
    return { key: String(number), choice: article.category, texts: Object.values(texts) };
  }),
  pageSize,
  inHtml: Math.min(articles.length, articlesInHtml),
  hasArrows: true,
  all: words.articles.allTopics,
  link: {
    // Without a newsletter no element of the page can be linked to.
    choice: (hasPage('blogs') && readPageData('blogs').newsletter && articles[0]?.category) || '',
    anchor: 'newsletter-email',
  },
  formatCount: (found) => {
    const last = Math.max(1, Math.ceil(found / pageSize));
    return formatArticles({ found, all: articles.length, current: 1, last }, words);
  },
};

export const studyList: List = {
  path: paths.caseStudies,
  parameter: 'industry',
  choices: [...new Set(studies.map(({ industry }) => industry))],
  items: studies.map(({ id, industry }) => ({ key: id, choice: industry, texts: [''] })),
  hasArrows: true,
  inHtml: studies.length,
  all: words.caseStudies.allIndustries,
  link: { choice: studies.at(-1)?.industry ?? '', anchor: studies.at(-1)?.id ?? '' },
  formatCount: (found) => fillPlural(words.caseStudies.count, words.language, found, {}),
};

const openings = readOpenings();
const openingList: List = {
  path: paths.workWithUs,
  parameter: 'department',
  choices: vocabulary.departments,
  items: openings.map(({ id, department }) => ({ key: id, choice: department, texts: [''] })),
  hasArrows: false,
  inHtml: openings.length,
  all: words.careers.all,
  link: { choice: openings[0]?.department ?? '', anchor: 'job-application-form' },
  formatCount: (found, choice) => formatOpenings(found, choice, words),
};

export const lists: List[] = [articleList, studyList, openingList];

/** @returns the query for a choice, and for a search; empty for neither */
export function queryFor({ parameter }: List, choice: string, q = '') {
  const query = new URLSearchParams({ ...(q && { q }), ...(choice && { [parameter]: choice }) });
  return query.size > 0 ? `?${query}` : '';
}
