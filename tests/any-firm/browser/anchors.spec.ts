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

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Every place inside a page that a link of the site leads to, by its page. */
const places = new Map<string, Set<string>>();
for (const path of listPaths())
  for (const [, href] of linksOf(readPage(path))) {
    const { host, pathname, hash } = new URL(href ?? '', `http://site.example${path}`);
    // The content itself begins at the very top, with its heading below the header.
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
  test(`every link into a page stops clear of the header at ${width} px`, {
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
      for (const id of ids) {
        const { top, clear } = await page.evaluate(async (id) => {
          location.hash = id;
          // In two frames the page has scrolled and the header has answered.
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
          return {
            top: document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN,
            clear: document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
          };
        }, id);
        if (!(top >= clear && top < height)) errors.push(`${path}#${id} at ${top} px`);
      }
    }
    expect(errors).toEqual([]);
  });

/** Waits until what the fragment names is in the window, below the header. */
const expectMet = (page: Page, id: string) =>
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
const narrowed = [
  {
    path: paths.blogs,
    // Without a newsletter nothing on the page can be linked to.
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

for (const { path, query, id } of narrowed)
  test.describe(`a link into ${path} with a narrowed list`, () => {
    const [[name = '', value = '']] = Object.entries(query) as [[string, string | undefined]];
    const address = `${path}?${new URLSearchParams({ [name]: value })}#${id}`;
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    test('stops where it leads, though the page glides there and grows shorter', async ({
      page,
    }) => {
      needs('an item in the list', value !== '');
      await page.goto(address);
      await waitForIslands(page);
      await expectMet(page, id);
    });

    test('stops where it leads when the script comes late', async ({ page }) => {
      needs('an item in the list', value !== '');
      const release = await holdScripts(page);
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.locator(`#${id}`)).toBeInViewport();
      await release();
      await waitForIslands(page);
      await expectMet(page, id);
    });

    test('stops where it leads when the script does not come', async ({ page }) => {
      needs('an item in the list', value !== '');
      const lose = await holdScripts(page, 'abort');
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.locator(`#${id}`)).toBeInViewport();
      await lose();
      await expect(page.locator('main fieldset')).toBeHidden();
      await expectMet(page, id);
    });
  });
