import { expect, test } from '@playwright/test';
import { findUnknownArticle } from '../../support/routes.ts';
import { everyKind, waitForIslands, watchErrors } from './visit.ts';

/** Asked for by the pages with state, and by none; the search has its own test. */
const names = ['x', 'category', 'page', 'industry', 'department', 'job'];

for (const [what, value] of Object.entries({
  markup: '<img src=x onerror="window.hit=1">',
  'markup that is encoded': '%22%3E%3Cscript%3Ewindow.hit%3D1%3C%2Fscript%3E',
  'the character zero': '%00',
  'ten thousand characters': 'x'.repeat(10_000 / names.length),
  'halves of characters': '%ED%A0%80%ED%BF%BF',
  'broken encoding': '%E0%A4%A%',
}))
  test(`${what} in the query harms no kind of page and shows on none`, async ({ page }) => {
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
