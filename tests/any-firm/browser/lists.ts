import { listTerms } from '../../../src/content/kinds/vocabulary.ts';
import {
  readArticles,
  readCaseStudies,
  readOpenings,
  readVocabulary,
} from '../../support/published.ts';
import { readSite } from '../../support/read-site.ts';

/** A list whose visitors choose what it shows. */
export interface List {
  path: string;
  /** The query parameter of the choice, and what can be chosen. */
  parameter: string;
  choices: readonly string[];
  items: { key: string; choice: string }[];
  pageSize?: number;
  /** The role and the name of the control that shows every item. */
  role: 'link' | 'button';
  all: string;
}

const { words, paths } = readSite();
const articles = readArticles();
const studies = readCaseStudies();
const vocabulary = readVocabulary();

export const articleList: List & { pageSize: number } = {
  path: paths.blogs,
  parameter: 'category',
  choices: listTerms(vocabulary, 'categories').filter((name) =>
    articles.some(({ category }) => category === name),
  ),
  items: articles.map(({ id, category }) => ({ key: id, choice: category })),
  pageSize: 6,
  role: 'link',
  all: words.articles.allTopics,
};

export const studyList: List = {
  path: paths.caseStudies,
  parameter: 'industry',
  choices: [...new Set(studies.map(({ industry }) => industry))],
  items: studies.map(({ id, industry }) => ({ key: id, choice: industry })),
  role: 'link',
  all: words.caseStudies.allIndustries,
};

const openingList: List = {
  path: paths.workWithUs,
  parameter: 'department',
  choices: vocabulary.departments,
  items: readOpenings().map(({ id, department }) => ({ key: id, choice: department })),
  role: 'button',
  all: words.careers.all,
};

export const lists: List[] = [articleList, studyList, openingList];

/** @returns the query for a choice, and for a search; empty for neither */
export function queryFor({ parameter }: List, choice: string, q = '') {
  const query = new URLSearchParams({ ...(q && { q }), ...(choice && { [parameter]: choice }) });
  return query.size > 0 ? `?${query}` : '';
}
