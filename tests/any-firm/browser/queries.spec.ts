import { expect, type Page, test } from '@playwright/test';
import { listPagesWithState } from '../../../tools/built-site.ts';
import { findUnknownArticle } from '../../support/routes.ts';
import { everyKind, waitForIslands, watchErrors } from './visit.ts';

/**
 * The parameters of the pages with state and one that no page uses; the search has its own test.
 */
const names = ['x', 'category', 'page', 'industry', 'department', 'job'];

const values = {
  markup: '<img src=x onerror="window.hit=1">',
  'encoded markup': '%22%3E%3Cscript%3Ewindow.hit%3D1%3C%2Fscript%3E',
  'a null character': '%00',
  'ten thousand characters': 'x'.repeat(10_000 / names.length),
  'lone surrogates': '%ED%A0%80%ED%BF%BF',
  'broken encoding': '%E0%A4%A%',
};

const withState = listPagesWithState();
const withoutState = everyKind.filter((path) => !withState.includes(path));

async function expectUnbroken(page: Page, paths: string[], value: string) {
  const errors = watchErrors(page, /^404: no page at/);
  const query = names.map((name) => `${name}=zzzz${value}zzzz`).join('&');
  for (const path of paths) {
    await page.goto(`${path}?${query}`);
    await waitForIslands(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.content(), path).not.toContain('zzzz');
    expect(await page.evaluate(() => Reflect.get(window, 'hit')), path).toBeUndefined();
  }
  expect(errors).toEqual([]);
}

for (const [what, value] of Object.entries(values))
  test(`${what} in the query breaks no page with state and is shown on none`, async ({ page }) => {
    await expectUnbroken(page, withState, value);
  });

test('nothing in the query breaks any other kind of page or is shown on one', async ({ page }) => {
  test.slow();
  const paths = [...withoutState, findUnknownArticle()];
  await expectUnbroken(page, paths, Object.values(values).join(''));
});
