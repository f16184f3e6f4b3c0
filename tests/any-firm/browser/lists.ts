import { expect, type Page } from '@playwright/test';
import { listTerms } from '../../../src/content/kinds/vocabulary.ts';
import { readArticles, readPublished, readSite } from '../../support/site.ts';
import { test as base } from './site-page.ts';
import { visit } from './visit.ts';

/** A list whose visitors choose what it shows. */
interface List {
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
const studies = readPublished('caseStudies');
const vocabulary = readSite().vocabulary;

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
  items: readPublished('openings').map(({ id, department }) => ({ key: id, choice: department })),
  role: 'button',
  all: words.careers.all,
};

export const lists: List[] = [articleList, studyList, openingList];

/** A list as its visitors see it. */
function createListPage(page: Page, list: List) {
  const main = page.getByRole('main');
  /** The items that the list shows now. */
  const items = main.locator('[data-item]').filter({ visible: true });
  /** @returns the query for a choice, empty for none */
  const query = (choice: string) =>
    choice && `?${new URLSearchParams({ [list.parameter]: choice })}`;
  const control = (name: string) =>
    main.getByRole(list.role, { name: name || list.all, exact: true }).first();
  /** The keys of the items of a choice, or of all items, that the first page shows. */
  const find = (choice = '') =>
    list.items
      .filter((item) => choice === '' || item.choice === choice)
      .map(({ key }) => key)
      .slice(0, list.pageSize);
  const expectKeys = (keys: string[]) =>
    expect
      .poll(() => items.evaluateAll((all: HTMLElement[]) => all.map((item) => item.dataset.item)))
      .toEqual(keys);
  return {
    ...{ main, items, query, control, find, expectKeys },
    /** Opens the list and waits until it is hydrated. */
    visit: (query = '') => visit(page, list.path + query),
    count: page.locator('[data-island]:has([data-item])').getByRole('status'),
    /** The list shows the first items of a choice, and says so in its control and URL. */
    expectShown: async (choice = '') => {
      await expectKeys(find(choice));
      const attribute = list.role === 'link' ? 'aria-current' : 'aria-pressed';
      await expect(control(choice)).toHaveAttribute(attribute, 'true');
      await expect(page).toHaveURL(list.path + query(choice));
    },
  };
}

export const test = base.extend<{ list: List; listPage: ReturnType<typeof createListPage> }>({
  list: [articleList, { option: true }],
  listPage: async ({ page, list }, use) => use(createListPage(page, list)),
});
