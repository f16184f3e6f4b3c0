import { expect, type Page, test } from '@playwright/test';
import { linksOf, listPaths, readPage } from '../../../tools/built-site.ts';
import {
  hasPage,
  readArticles,
  readCaseStudies,
  readOpenings,
  readPageData,
} from '../../support/published.ts';
import { readSite } from '../../support/read-site.ts';
import { findTextPage } from '../../support/routes.ts';
import { needs } from './needs.ts';
import { holdScripts, waitForIslands } from './visit.ts';

const { paths } = readSite();
const textPage = findTextPage();

/** Every fragment that a link of the site points to, by page. */
const places = new Map<string, Set<string>>();
for (const path of listPaths())
  for (const [, href] of linksOf(readPage(path))) {
    const { host, pathname, hash } = new URL(href ?? '', `http://site.example${path}`);
    // The main content starts at the very top of the page, and its heading is below the header.
    if (host !== 'site.example' || hash === '' || hash === '#main') continue;
    places.set(
      pathname,
      (places.get(pathname) ?? new Set()).add(decodeURIComponent(hash.slice(1))),
    );
  }

for (const [width, height] of [
  [320, 640],
  [1280, 800],
] as const)
  test(`every fragment link scrolls its target below the header at ${width} px`, {
    tag: '@every-firm',
  }, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    expect([...places.keys()]).toEqual(
      expect.arrayContaining([
        '/',
        paths.article(0),
        textPage,
        ...(hasPage('work-with-us') ? [paths.workWithUs] : []),
      ]),
    );
    const errors: string[] = [];
    for (const [path, ids] of places) {
      const [first] = ids;
      await page.goto(`${path}#${first}`);
      await waitForIslands(page);
      const found = await page.evaluate(
        async (ids) => {
          const missed: string[] = [];
          for (const id of ids) {
            location.hash = id;
            // After two frames the page has scrolled and the header has updated.
            await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
            const { top = Number.NaN } = document.getElementById(id)?.getBoundingClientRect() ?? {};
            const { bottom = 0 } = document.querySelector('header')?.getBoundingClientRect() ?? {};
            if (!(top >= bottom && top < innerHeight)) missed.push(`#${id} at ${top} px`);
          }
          return missed;
        },
        [...ids],
      );
      errors.push(...found.map((error) => path + error));
    }
    expect(errors).toEqual([]);
  });

/** Waits until the target of the fragment is in the viewport, below the header. */
const expectBelowHeader = (page: Page, id: string) =>
  expect
    .poll(() =>
      page.evaluate((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;
        const clear = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        return top >= clear && top < innerHeight;
      }, id),
    )
    .toBe(true);

const study = readCaseStudies().at(-1);
const [opening] = readOpenings();
const [article] = readArticles();
const filtered = [
  {
    path: paths.blogs,
    // Without a newsletter no element of the page can be linked to.
    query: { category: readPageData('blogs').newsletter && article?.category },
    id: 'newsletter-email',
  },
  { path: paths.caseStudies, query: { industry: study?.industry }, id: study?.id ?? '' },
  {
    path: paths.workWithUs,
    query: { department: opening?.department },
    id: 'job-application-form',
  },
];

for (const { path, query, id } of filtered)
  test.describe(`a fragment link to ${path} with a filtered list`, () => {
    const [[name = '', value = '']] = Object.entries(query) as [[string, string | undefined]];
    const address = `${path}?${new URLSearchParams({ [name]: value })}#${id}`;
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    test('ends at its target although the page scrolls smoothly and gets shorter', async ({
      page,
    }) => {
      needs('an item in the list', value !== '');
      await page.goto(address);
      await waitForIslands(page);
      await expectBelowHeader(page, id);
    });

    test('ends at its target when the script is late', async ({ page }) => {
      needs('an item in the list', value !== '');
      const release = await holdScripts(page);
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.locator(`#${id}`)).toBeInViewport();
      await release();
      await waitForIslands(page);
      await expectBelowHeader(page, id);
    });

    test('ends at its target when the script fails to load', async ({ page }) => {
      needs('an item in the list', value !== '');
      const failScripts = await holdScripts(page, 'abort');
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.locator(`#${id}`)).toBeInViewport();
      await failScripts();
      await expect(page.locator('main fieldset')).toBeHidden();
      await expectBelowHeader(page, id);
    });
  });
