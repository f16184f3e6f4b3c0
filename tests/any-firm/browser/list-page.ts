import { expect, mergeTests, type Page } from '@playwright/test';
import { articleList, type List, queryFor } from './lists.ts';
import { test as sharing } from './site-page.ts';
import { test as strict } from './strict-test.ts';
import { waitForIslands } from './visit.ts';

/** A list as its visitors see it. */
export class ListPage {
  readonly page: Page;
  readonly list: List;
  readonly main;
  /** The items that the list shows now. */
  readonly items;
  readonly count;

  constructor(page: Page, list: List) {
    this.page = page;
    this.list = list;
    this.main = page.getByRole('main');
    this.items = this.main.locator('[data-item]').filter({ visible: true });
    this.count = page
      .locator('astro-island')
      .filter({ has: page.locator('[data-item]') })
      .getByRole('status');
  }

  /** Opens the list and waits until it is hydrated. */
  async visit(query = '') {
    await this.page.goto(this.list.path + query);
    await waitForIslands(this.page);
  }

  query(choice: string, q?: string) {
    return queryFor(this.list, choice, q);
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

export const test = mergeTests(sharing, strict).extend<{ list: List; listPage: ListPage }>({
  list: [articleList, { option: true }],
  listPage: async ({ page, list }, use) => use(new ListPage(page, list)),
});
