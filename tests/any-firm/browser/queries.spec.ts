import { expect, test } from '@playwright/test';
import { findUnknownArticle } from '../../support/routes.ts';
import { everyKind, waitForIslands, watchErrors } from './visit.ts';

/**
 * The parameters of the pages with state and one that no page uses; the search has its own test.
 */
const names = ['x', 'category', 'page', 'industry', 'department', 'job'];

for (const [what, value] of Object.entries({
  markup: '<img src=x onerror="window.hit=1">',
  'encoded markup': '%22%3E%3Cscript%3Ewindow.hit%3D1%3C%2Fscript%3E',
  'a null character': '%00',
  'ten thousand characters': 'x'.repeat(10_000 / names.length),
  'lone surrogates': '%ED%A0%80%ED%BF%BF',
  'broken encoding': '%E0%A4%A%',
}))
  test(`${what} in the query breaks no kind of page and is shown on none`, async ({ page }) => {
    test.slow();
    const errors = watchErrors(page, /^404: no page at/);
    const query = names.map((name) => `${name}=zzzz${value}zzzz`).join('&');
    for (const path of [...everyKind, findUnknownArticle()]) {
      await page.goto(`${path}?${query}`);
      await waitForIslands(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.content(), path).not.toContain('zzzz');
      expect(await page.evaluate(() => Reflect.get(window, 'hit')), path).toBeUndefined();
    }
    expect(errors).toEqual([]);
  });
