import { expect } from '@playwright/test';
import { readPage } from '../../../tools/built-site.ts';
import { readSite, readSites } from '../../support/read-site.ts';
import { listRoutesOf } from '../../support/routes.ts';
import { needs } from './needs.ts';
import { test } from './site-page.ts';
import { examplePages } from './visit.ts';

/** The arrangement of single parts; that every page fits the window is in audit.spec.ts. */

const { paths } = readSite();
const widths = [640, 768, 1024, 1280];

test('the footer leaves no column alone and breaks no e-mail address', async ({ page }) => {
  await page.goto('/');
  const columns = page.locator('footer > :first-child > *');
  const address = page.locator('footer a[href^="mailto:"]').first();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const edges = await columns.evaluateAll((all) =>
      all.map((column) => Math.round(column.getBoundingClientRect().top)),
    );
    const last = edges.at(-1) ?? 0;
    const isFull = await columns
      .last()
      .evaluate((column) => column.clientWidth > (column.parentElement?.clientWidth ?? 0) / 1.5);
    expect(isFull || edges.filter((top) => top === last).length > 1, `${width} px`).toBe(true);
    expect(await address.evaluate((link) => link.clientHeight), `${width} px`).toBeLessThan(40);
  }
});

/** Finds where the second column begins of each part of a page with a heading in the first. */
const findSecondColumns = () => {
  const column = document.querySelector('footer .wrap > *')?.getBoundingClientRect();
  const side = column?.left ?? 0;
  const isBeside = (element: Element) =>
    element.getBoundingClientRect().left > side + 100 && (element.textContent?.length ?? 0) > 20;
  const grids = [...document.querySelectorAll('main *, footer *')].flatMap((element) => {
    const [first, ...others] = element.children;
    const isPart = getComputedStyle(element).display === 'grid' && !element.matches('li *, ul, ol');
    if (!isPart || !first?.matches(':is(h1, h2), :has(h1, h2)')) return [];
    const { left, width } = first.getBoundingClientRect();
    const second = others.find(isBeside);
    if (Math.abs(left - side) > 2 || !second) return [];
    // A long word in the heading of a list moves its introduction.
    if (first.matches('.list-head h1') && width > (column?.width ?? 0) + 16) return [];
    // Parts of equal width are no heading with a text, but texts of their own.
    return second.getBoundingClientRect().width === width ? [] : second;
  });
  const margins = document.querySelectorAll('.noted-text, .hung-prose .prose > p');
  return [...grids, ...margins].map((element) => Math.round(element.getBoundingClientRect().left));
};

test('@every-firm second columns begin at three places at most', async ({ site }) => {
  const places = new Map<number, string[]>();
  for (const path of examplePages) {
    await site.open(path);
    for (const left of await site.page.evaluate(findSecondColumns))
      places.set(left, [...(places.get(left) ?? []), path]);
  }
  expect(places.size, JSON.stringify([...places])).toBeLessThanOrEqual(3);
});

const german = readSites().find(({ language }) => language.code === 'de');

test('German text is hyphenated, headings only in a narrow window', async ({ page }) => {
  test.skip(german === undefined, 'The site has no pages in German');
  const hyphens = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).hyphens);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(german?.paths.home ?? '/');
  expect([await hyphens('main p'), await hyphens('main h1')]).toEqual(['auto', 'auto']);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect([await hyphens('main p'), await hyphens('main h1')]).toEqual(['auto', 'manual']);
});

test('regions are in two columns from 768 px, their map whole on a phone', async ({ page }) => {
  const regionCount = listRoutesOf('regions').length;
  needs('two regions', regionCount > 1);
  await page.goto(paths.whereWeOperate);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(regionCount);
  for (const [width, columns] of [
    [768, 2],
    [767, 1],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const places = await cards.evaluateAll((articles) =>
      articles.map((article) => Math.round(article.getBoundingClientRect().left)),
    );
    expect(new Set(places).size, `${width} px`).toBe(columns);
  }
  const map = page.locator('.map-world > svg');
  await expect(map).toBeVisible();
  expect(await map.boundingBox()).toMatchObject({ x: 0, width: 390 });
  await expect(page.locator('.region-cities > li').last()).toBeVisible();
});

test('each line of the map of a region ends at the name of its city', async ({ page }) => {
  const region = listRoutesOf('regions').find(({ path }) =>
    readPage(path).querySelector('.map-roots'),
  );
  needs('a region with a map and room for the names of its cities', region !== undefined);
  for (const width of [1216, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(region?.path ?? '');
    const ends = await page.locator('.map-roots').evaluate((path) => {
      const { a = 0, e = 0 } = (path as SVGGraphicsElement).getScreenCTM() ?? {};
      const lines = path.getAttribute('d')?.match(/[^M]+/g) ?? [];
      return lines.map((line) => Number(line.split(' ').at(-2)) * a + e);
    });
    const names = await page
      .locator('.region-places li')
      .evaluateAll((all) => all.map((name) => name.getBoundingClientRect().x));
    expect(names).toHaveLength(ends.length);
    for (const [index, end] of ends.entries())
      expect(Math.abs(end - (names[index] ?? 0)), `${width} px`).toBeLessThan(2);
  }
});

test('the dots in the key of the map have one size on every screen', async ({ page }) => {
  const region = listRoutesOf('regions').find(({ path }) =>
    readPage(path).querySelector('.map-key circle'),
  );
  needs('a region with a map of its own', region !== undefined);
  await page.goto(region?.path ?? '');
  const dots = page.locator('.region-places li .map-key circle');
  const measure = () =>
    dots.evaluateAll((all) => all.map((dot) => Math.round(dot.getBoundingClientRect().width)));
  const wide = await measure();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(wide).toEqual(await measure());
});

test('@every-firm a practice in the drawing lights up with its name', async ({ page }) => {
  await page.goto(paths.home);
  const names = page.locator('.practice-names a');
  // More than nine names would not be below their parts.
  if ((await names.count()) > 9) return;
  for (const part of await page.locator('[data-practice]').all()) {
    const readColor = () => part.evaluate((element) => getComputedStyle(element).color);
    const before = await readColor();
    await names.nth(Number(await part.getAttribute('data-practice')) - 1).focus();
    await expect.poll(readColor).not.toBe(before);
  }
});

for (const [path, limit] of [
  [paths.home, 7962],
  [paths.businessSectors, 8526],
] as const)
  test(`on a phone ${path} of the sample is at most ${limit} px long`, async ({ page }) => {
    needs('the texts of the sample');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThanOrEqual(limit);
  });
