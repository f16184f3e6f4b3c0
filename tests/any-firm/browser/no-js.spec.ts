import { expect, test } from '@playwright/test';
import { listPagesWithState } from '../../../tools/built-site.ts';
import { readMenus, readRegions } from '../../support/published.ts';
import { readSite, readSiteOf } from '../../support/read-site.ts';
import {
  findRegionPage,
  findTextPage,
  listRoutes,
  listRoutesOf,
  listServiceRoutes,
} from '../../support/routes.ts';
import { needs } from './needs.ts';
import { openMenus } from './visit.ts';

const { words, paths } = readSite();
const textPage = findTextPage();
const regionPage = findRegionPage();

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

test('the keyboard leads from home to a page and into its text', async ({ page }) => {
  const regionMenu = readMenus().header.find(({ links }) =>
    links?.some(({ list }) => list === 'regions'),
  );
  needs('a menu of the regions', regionMenu !== undefined);
  await page.goto('/');
  const press = async (name: string, key: string) => {
    for (let count = 0; count < 40; count += 1) {
      await page.keyboard.press('Tab');
      if ((await page.locator(':focus').innerText()).trim().startsWith(name)) break;
    }
    await expect(page.locator(':focus')).toContainText(name);
    await page.keyboard.press(key);
  };
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-panel] > summary')).toBeFocused();
  await page.keyboard.press('Enter');
  await press(regionMenu?.label ?? '', 'Enter');
  await press(readRegions()[0]?.title ?? '', 'Enter');
  await expect(page).toHaveURL(regionPage);
  await press(words.layout.skip, 'Enter');
  await press(words.layout.home, 'Enter');
  await expect(page).toHaveURL('/');
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
