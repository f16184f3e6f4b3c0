import { expect, test } from '@playwright/test';
import { listPagesWithState } from '../../../tools/built-site.ts';
import { readSite, readSiteOf } from '../../support/read-site.ts';

const { paths } = readSite();

test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

test('nothing is shown that needs a script', async ({ page }) => {
  for (const path of ['/', ...listPagesWithState(), paths.article(0), paths.team]) {
    const { layout, articles, search } = readSiteOf(path).words;
    await page.goto(path);
    for (const name of [layout.darkTheme, search.open])
      await expect(page.getByRole('button', { name, includeHidden: true }).first()).toBeHidden();
    const buttons = page.getByRole('main').locator('button:visible');
    // The newsletter's button does nothing by design.
    for (const button of await buttons.all()) await expect(button).toHaveText(articles.subscribe);
  }
});
