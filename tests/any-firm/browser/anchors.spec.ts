import { expect, test } from '@playwright/test';
import { linksOf, listPaths, readPage } from '../../../tools/built-site.ts';
import { readCaseStudies } from '../../support/published.ts';
import { waitForIslands } from './visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Every place inside a page that a link of the site leads to, by its page. */
const places = new Map<string, Set<string>>();
for (const path of listPaths())
  for (const [, href] of linksOf(readPage(path))) {
    const { host, pathname, hash } = new URL(href ?? '', `http://site.example${path}`);
    // The content itself begins at the very top, with its heading below the header.
    if (host !== 'site.example' || hash === '' || hash === '#main') continue;
    places.set(pathname, (places.get(pathname) ?? new Set()).add(hash.slice(1)));
  }

for (const [width, height] of [
  [320, 640],
  [1280, 800],
] as const)
  test(`every link into a page stops clear of the header at ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    expect([...places.keys()]).toEqual(
      expect.arrayContaining([
        '/',
        '/blog/0',
        ...(readCaseStudies().length > 0 ? ['/case-studies'] : []),
        '/privacy',
        '/work-with-us',
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
