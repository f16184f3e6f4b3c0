import { expect, type Page } from '@playwright/test';
import { readHtml } from '../../../tools/built-site.ts';
import { findTextPage, listRoutesOf, readPublished, readSite } from '../../support/site.ts';
import { needs, test } from './site-page.ts';
import { examplePages } from './visit.ts';

/** The arrangement of single parts; that every page fits the window is in audit.spec.ts. */

const { paths } = readSite();
test('regions are in two columns from 768 px', async ({ page }) => {
  needs('two regions', listRoutesOf('regions').length > 1);
  await page.goto(paths.whereWeOperate);
  const cards = page.getByRole('main').getByRole('article');
  for (const [width, columns] of [
    [768, 2],
    [767, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const places = await cards.evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().left)),
    );
    expect(new Set(places).size, `${width} px`).toBe(columns);
  }
});

test('@every-firm a practice in the drawing lights up with its name', async ({ page }) => {
  await page.goto(paths.home);
  const names = page.locator('.hero li a');
  // More than nine names would not be below their parts.
  if ((await names.count()) > 9) return;
  const parts = await page.locator('[data-practice]').all();
  needs('a drawing of practices', parts.length > 0);
  expect(parts).not.toEqual([]);
  for (const part of parts) {
    const readColor = () => part.evaluate((element) => getComputedStyle(element).color);
    const before = await readColor();
    await names.nth(Number(await part.getAttribute('data-practice')) - 1).focus();
    await expect.poll(readColor).not.toBe(before);
  }
});

test('a link to a member opens what is folded on a phone', async ({ page }) => {
  const member = readPublished('team').findLast(
    ({ qualifications = [] }) => qualifications.length > 0,
  );
  needs('a member with qualifications', member !== undefined);
  const { id = '', qualifications: [qualification = ''] = [] } = member ?? {};
  await page.setViewportSize({ width: 390, height: 844 });
  const fact = page.locator(`#${id}`).getByText(qualification, { exact: true });
  await page.goto(paths.team);
  await expect(fact).toBeHidden();
  await page.goto(`${paths.team}#${id}`);
  await expect(fact).toBeVisible();
});

test('a portrait shows the initials until it has loaded, and if it fails', async ({ page }) => {
  const own = examplePages.filter((path) => readHtml(path).includes('/portrait.'));
  needs('a page with portraits', own.length > 0);
  for (const path of own)
    for (const isLost of [false, true]) {
      await page.route('**/portrait.*', (route) => (isLost ? route.abort() : route.continue()));
      await page.goto(path);
      const image = page.locator('main img[src*="/portrait."]').last();
      const initials = image.locator('xpath=../preceding-sibling::*');
      await image.scrollIntoViewIfNeeded();
      await expect(image, path).toBeVisible({ visible: !isLost });
      await expect(initials, path).toBeVisible({ visible: isLost });
      await page.unrouteAll();
    }
});

/** @returns how far the page has moved since it was opened, by the measure of layout shifts */
const measureShifts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) sum += Reflect.get(shift, 'value');
    }).observe({ type: 'layout-shift', buffered: true });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return sum;
  });

/** @returns whether the heading of the page is in a typeface of the site, not in one of the system */
async function hasOwnFace(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const h1 = { nodeId: root.nodeId, selector: 'h1' };
  const { nodeId } = await session.send('DOM.querySelector', h1);
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.every(({ isCustomFont }) => isCustomFont);
}

test('the heading of a first visit is in the typeface of the firm, and nothing moves', async ({
  page,
}) => {
  let latency = 40;
  await page.route('**/*.woff2', async (route) => {
    await new Promise((done) => setTimeout(done, latency));
    await route.continue();
  });
  for (const path of ['/', paths.whoAreWe, paths.blogs, findTextPage()])
    for (const width of [390, 1280]) {
      latency = 340 - latency;
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      expect(await measureShifts(page), `${path} at ${width}`).toBeLessThan(0.01);
      expect(await hasOwnFace(page), `${path} at ${width}`).toBe(true);
    }
});
