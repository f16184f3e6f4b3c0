import { expect, type Page } from '@playwright/test';
import { listTerms } from '../../../src/content/kinds/vocabulary.ts';
import { readArticles, readPublished, readSite } from '../../support/site.ts';
import { strictTest } from './site-page.ts';
import { waitForIslands } from './visit.ts';

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
export class ListPage {
  readonly page: Page;
  readonly list: List;
  readonly main;
  /** The items that the list shows now. */
  readonly items;
  readonly count;
  /** Only where articles are listed. */
  readonly field;
  readonly heading;
  readonly next;
  readonly previous;

  constructor(page: Page, list: List) {
    this.page = page;
    this.list = list;
    this.main = page.getByRole('main');
    this.items = this.main.locator('[data-item]').filter({ visible: true });
    this.count = page
      .locator('[data-island]')
      .filter({ has: page.locator('[data-item]') })
      .getByRole('status');
    this.field = this.main.getByRole('searchbox');
    this.heading = this.main.locator('h2#articles');
    this.next = page.getByRole('link', { name: words.ui.next, exact: true });
    this.previous = page.getByRole('link', { name: words.ui.previous, exact: true });
  }

  /** Opens the list and waits until it is hydrated. */
  async visit(query = '') {
    await this.page.goto(this.list.path + query);
    await waitForIslands(this.page);
  }

  /** @returns the query for a choice, empty for none */
  query(choice: string) {
    return choice && `?${new URLSearchParams({ [this.list.parameter]: choice })}`;
  }

  control(name: string) {
    return this.main
      .getByRole(this.list.role, { name: name || this.list.all, exact: true })
      .first();
  }

  /** The keys of the items of a choice, or of all items. */
  find(choice = '') {
    const { items } = this.list;
    return items.filter((item) => choice === '' || item.choice === choice).map(({ key }) => key);
  }

  async expectKeys(keys: string[]) {
    await expect
      .poll(() => this.items.evaluateAll((items) => items.map((item) => item.dataset.item)))
      .toEqual(keys);
  }

  async expectChosen(choice: string) {
    const attribute = this.list.role === 'link' ? 'aria-current' : 'aria-pressed';
    await expect(this.control(choice)).toHaveAttribute(attribute, 'true');
  }

  /** The list shows the first items of a choice, and says so in its control and URL. */
  async expectShown(choice = '') {
    await this.expectKeys(this.find(choice).slice(0, this.list.pageSize));
    await this.expectChosen(choice);
    await expect(this.page).toHaveURL(this.list.path + this.query(choice));
  }
}

export const test = strictTest.extend<{ list: List; listPage: ListPage }>({
  list: [articleList, { option: true }],
  listPage: async ({ page, list }, use) => use(new ListPage(page, list)),
});
