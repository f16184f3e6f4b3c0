import { expect, test } from '@playwright/test';
import { listPagesWithState } from '../../../tools/built-site.ts';
import { readMenus } from '../../support/published.ts';
import { readSite, readSiteOf } from '../../support/read-site.ts';
import { findTextPage, listRoutes, listRoutesOf, listServiceRoutes } from '../../support/routes.ts';
import { openMenus } from './visit.ts';

const { paths } = readSite();
const textPage = findTextPage();

test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

test('menus and footer alone lead to every main page', async ({ page }) => {
  await page.goto(textPage);
  await openMenus(page);
  const targets = await page
    .locator('header a:visible, footer a:visible')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const { header, footer } = readMenus();
  const links = [...header, ...footer].flatMap(({ links = [] }) => links);
  const mains = listServiceRoutes().map(({ path }) => path);
  const below = [
    ...listRoutesOf('articles'),
    ...listRoutesOf('services').filter(({ path }) => !mains.includes(path)),
    ...listRoutesOf('openings'),
    // Posts, services and the home page lead to these; the menus are the firm's.
    { path: paths.law },
    { path: paths.calendar },
    // The menus of a firm may link only to the page that lists the regions.
    ...(links.some(({ list }) => list === 'regions') ? [] : listRoutesOf('regions')),
  ];
  for (const { path } of listRoutes())
    if (!below.some((route) => route.path === path))
      expect(targets, path).toContain(path === '/' ? '/' : path);
});

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
