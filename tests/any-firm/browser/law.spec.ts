import { expect, type Page } from '@playwright/test';
import { listPaths, readPage } from '../../../tools/built-site.ts';
import { readSite } from '../../support/site.ts';
import { needs, test } from './site-page.ts';
import { visit, waitForIslands } from './visit.ts';

const { paths, words } = readSite();
const hasRegister = listPaths().includes(paths.law);
const select = (selector: string) =>
  hasRegister ? readPage(paths.law).querySelectorAll(selector) : [];
const items = select('[data-item]');
const articleLink = listPaths()
  .flatMap((path) => readPage(path).querySelectorAll(`a[href^="${paths.law}?article="]`))
  .map((link) => link.getAttribute('href') ?? '')[0];

const findShown = (page: Page) => page.locator('[data-item]').filter({ visible: true });

for (const path of listPaths().filter((path) => readPage(path).querySelector('select[name=place]')))
  test(`@every-firm ${path} shows what holds in a place, and no empty group`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const [all, open] = [page.locator('[data-item]'), page.locator('details[data-group][open]')];
    const closed = await open.count();
    await waitForIslands(page);
    const empty = page.locator('.filtered-group:not(:has([data-item]:not([hidden])))');
    for (const select of (await page.locator('select').all()).toReversed()) {
      await select.selectOption({ index: 1 });
      await expect(page).toHaveURL(/\?\w+=/);
      await expect(page.getByRole('status')).toHaveText(/\d/);
      await expect(empty.filter({ visible: true })).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL(path);
      await expect(open).toHaveCount(closed);
    }
    const [, place] = readPage(path).querySelectorAll('select[name=place] option');
    await visit(page, `${path}?place=${place?.getAttribute('value')}`);
    const told = /\((\d+)\)$/.exec(place?.textContent ?? '')?.[1];
    if (told) await expect(findShown(page)).toHaveCount(Number(told));
    const left = all.and(page.locator(':not([hidden])'));
    expect(await left.count()).toBeLessThan(await all.count());
  });

test('each status counts the laws of the chosen place, and a row names none that is hidden', async ({
  page,
}) => {
  const place = select('select[name=place] option').at(-1)?.getAttribute('value');
  needs('laws of several places', place !== undefined);
  await visit(page, `${paths.law}?place=${place}`);
  const links = await page
    .locator('a[href*="status="]')
    .evaluateAll((all: HTMLAnchorElement[]) => all.map((a) => [a.href, a.innerText] as const));
  for (const [href, text] of links) {
    await visit(page, href);
    await expect(findShown(page)).toHaveCount(Number.parseInt(text, 10));
    const row = page.locator('.filtered-group:has([data-item][hidden]) > summary > span');
    await expect(row.filter({ visible: true })).toHaveCount(0);
  }
});

test('a search finds a law by a word of its title', async ({ page }) => {
  needs('a register of law', hasRegister);
  const title = select('[data-item] summary > h4').at(-1)?.textContent ?? '';
  await visit(page, paths.law);
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
