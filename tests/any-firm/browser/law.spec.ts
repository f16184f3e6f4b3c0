import { expect, type Page } from '@playwright/test';
import { listPaths, readPage } from '../../../tools/built-site.ts';
import { readSite } from '../../support/read-site.ts';
import { needs, test } from './site-page.ts';
import { waitForIslands } from './visit.ts';

const { paths, words } = readSite();
const hasRegister = listPaths().includes(paths.law);
const select = (selector: string) =>
  hasRegister ? readPage(paths.law).querySelectorAll(selector) : [];
const items = select('[data-item]');
const [place] = select('select[name=place] option:not([value=""])');
const articleLink = listPaths()
  .flatMap((path) => readPage(path).querySelectorAll(`a[href^="${paths.law}?article="]`))
  .map((link) => link.getAttribute('href') ?? '')[0];

const findShown = (page: Page) => page.locator('[data-item]').filter({ visible: true });

test('@every-firm a country shows its laws alone, in groups that are open', async ({ page }) => {
  needs('several countries', place !== undefined);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.law);
  const closed = await page.locator('details[data-group][open]').count();
  await waitForIslands(page);
  await page.locator('select[name=place]').selectOption({ index: 1 });
  await expect(page).toHaveURL(`${paths.law}?place=${place?.getAttribute('value')}`);
  const count = Number(/\((\d+)\)$/.exec(place?.textContent ?? '')?.[1]);
  await expect(findShown(page)).toHaveCount(count);
  await expect(page.getByRole('status')).toContainText(String(count));
  const empty = page.locator('.filtered-group:not(:has([data-item]:not([hidden])))');
  await expect(empty.filter({ visible: true })).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('details[data-group][open]')).toHaveCount(closed);
});

test('a search finds a law by a word of its title', async ({ page }) => {
  needs('a register of law', hasRegister);
  const title = select('[data-item] summary > h4').at(-1)?.textContent ?? '';
  await page.goto(paths.law);
  await waitForIslands(page);
  await page.getByRole('searchbox').fill(title.toUpperCase());
  await expect(findShown(page).first()).toContainText(title);
  await page.getByRole('searchbox').fill('no law has these words');
  await expect(findShown(page)).toHaveCount(0);
  await expect(page.getByRole('status')).toHaveText(words.law.showsNone);
});

test('@every-firm the laws of an article can be shown alone, and all again', async ({ page }) => {
  needs('an article with laws', articleLink !== undefined);
  await page.goto(articleLink ?? '');
  // Until then the status counts all laws.
  await waitForIslands(page);
  const count = Number(/^\d+/.exec(await page.getByRole('status').innerText())?.[0]);
  await expect(findShown(page)).toHaveCount(count);
  expect(count).toBeLessThan(items.length);
  const all = page.locator(`a[href="${paths.law}"]`).filter({ hasText: String(items.length) });
  await all.click();
  await expect(page.locator('[data-item]:not([hidden])')).toHaveCount(items.length);
});

for (const javaScriptEnabled of [true, false])
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('a link to an entry opens it, even in a folded country', async ({ page }) => {
      needs('a register of law', hasRegister);
      for (const entry of [items[0], items.at(-1)]) {
        const anchor = entry?.getAttribute('data-item');
        await page.goto(`${paths.law}#${anchor}`);
        await expect(page.locator(`#${anchor}`)).toBeInViewport();
        await expect(page.locator(`[data-item=${anchor}] summary`)).toBeInViewport();
      }
    });
  });
