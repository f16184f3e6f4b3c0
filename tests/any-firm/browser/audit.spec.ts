import { expect } from '@playwright/test';
import { contentFolder } from '../../../src/content/folder.ts';
import { listPaths } from '../../../tools/built-site.ts';
import {
  findTextPage,
  findUnknownArticle,
  hasPage,
  listRoutesOf,
  readSites,
} from '../../support/site.ts';
import * as probe from './probes.ts';
import { type SitePage, test } from './site-page.ts';
import { examplePages, expectAccessible, openMenus, setTheme } from './visit.ts';

/** What a visitor may do to a page, and what must hold then. */
interface Condition {
  name: string;
  /** @param isOn whether the condition begins or ends */
  set?: (site: SitePage, isOn: boolean) => Promise<unknown>;
  /** Of the window, in pixels. */
  widths: number[];
  height?: number;
  probes: probe.Probe[];
}

const findSmallTargets: probe.Probe = (page) => probe.findViolations(page, 'targets');
const findColorProblems: probe.Probe = (page) => probe.findViolations(page, 'colors');

const isNightly = Boolean(process.env.NIGHTLY);

// Neighbours have the same width, because every change of it lays the page out again.
const conditions: Condition[] = [
  {
    name: 'in the light theme',
    widths: [1280],
    probes: [findColorProblems, probe.findMisfits, probe.findReordered],
  },
  {
    name: 'in the dark theme',
    set: (site, isOn) => setTheme(site.page, isOn ? 'dark' : 'light'),
    widths: [1280],
    probes: [findColorProblems],
  },
  {
    name: 'in forced colours',
    set: (site, isOn) => site.setForcedColors(isOn),
    widths: [1280],
    probes: [probe.findOwnColors, probe.findUnmarkedControls, probe.findHiddenChoices],
  },
  {
    name: 'with more contrast',
    set: ({ page }, isOn) => page.emulateMedia({ contrast: isOn ? 'more' : null }),
    widths: [1280],
    // By day it is enough that no text is quieter than the ink, whose contrast the light theme shows.
    probes: [...(isNightly ? [findColorProblems] : []), probe.findQuietTexts],
  },
  { name: 'on a tablet', widths: [768], probes: [probe.findMisfits] },
  { name: 'on a larger phone', widths: [360], probes: [probe.findMixedLabels] },
  {
    name: 'on a phone',
    widths: [320],
    probes: [
      probe.findMisfits,
      probe.findReordered,
      probe.findBrokenWords,
      probe.findCoveredStart,
      findSmallTargets,
      probe.findLowControls,
    ],
  },
  {
    name: 'in the other direction',
    set: (site) => site.reverseDirection(),
    widths: [320],
    probes: [probe.findMisfits],
  },
  {
    // WCAG 1.4.4. 320 px are the smallest phone, whose owner may need large text.
    name: 'with text at 200 %',
    set: (site, isOn) => site.setTextSize(isOn ? 32 : 16),
    widths: [1280, 320],
    probes: [probe.findMisfits, probe.findTallHeader, probe.findOverlaid],
  },
  {
    name: 'with text alone at 200 %',
    set: (site, isOn) => site.doubleText(isOn),
    widths: [1280, 640, 320],
    probes: [probe.findMisfits, probe.findTallHeader, probe.findBrokenName, probe.findOverlaid],
  },
  {
    name: 'with wide spacing',
    set: (site, isOn) => site.setWideSpacing(isOn),
    widths: [320],
    probes: [probe.findMisfits],
  },
  {
    // 1280 by 1024 px at 400 % is 320 by 256 px (WCAG 1.4.10).
    name: 'at 400 % zoom',
    widths: [320],
    height: 256,
    probes: [probe.findTallHeader],
  },
];

const pathsOf = (kind: 'services' | 'articles' | 'legal') =>
  readSites().flatMap((site) => listRoutesOf(kind, site).map(({ path }) => path));
const services = pathsOf('services');
const texts = [...pathsOf('articles'), ...pathsOf('legal')];

/** A firm with texts as long as they may be, of `tests/edges`: its pages are measured at three widths. */
const isLong = contentFolder().endsWith('/large');

/** @returns the most pixels that a page may be high; articles and legal pages have no limit */
function findLimit(path: string, width: number) {
  if (isLong || texts.includes(path)) return Number.POSITIVE_INFINITY;
  if (width === 1280) return services.includes(path) ? 7000 : 6000;
  return services.includes(path) ? 10_000 : 8000;
}

const isExample = contentFolder().startsWith('examples/');
/** By day one page of each kind is audited. Of an example firm, only those are loaded then. */
const isAudited = (path: string) =>
  isNightly || (!isExample && !isLong && examplePages.includes(path));
const unknown = [...(hasPage('blogs') ? [findUnknownArticle()] : []), '/no/such/page'];
const loaded = isExample && !isNightly ? examplePages : listPaths();

for (const path of [...loaded, ...unknown])
  test(`${path} fits any window, reports no error and has no barrier`, {
    tag: '@every-firm',
  }, async ({ site, browserName }) => {
    test.slow();
    const problems: Record<string, string[]> = {};
    const add = (state: string, found: string[]) => {
      if (found.length > 0) problems[state] = [...(problems[state] ?? []), ...found];
    };
    const { page } = site;
    await site.open(path);
    await expect(page.locator('h1:visible')).toHaveCount(1);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('[role=alert]:visible').filter({ hasText: /\S/ })).toHaveCount(0);
    add('without motion', await probe.findMotion(page));
    for (const width of [1280, 390, 320]) {
      await site.setSize(width);
      add(`${width} px`, await probe.findOverflow(page));
      if (width > 320) add(`${width} px`, await probe.findExcess(page, findLimit(path, width)));
    }
    const stored = () => Object.keys({ ...localStorage, ...sessionStorage });
    expect({
      problems,
      errors: site.errors,
      requestsToOtherOrigins: site.foreign,
      cookies: await page.context().cookies(),
      stored: await page.evaluate(stored),
    }).toEqual({ problems: {}, errors: [], requestsToOtherOrigins: [], cookies: [], stored: [] });

    // Only Chromium can be told to enlarge its text.
    if (browserName !== 'chromium' || !isAudited(path)) return;
    await site.shortenLists();
    await site.openFolded();
    add('axe', await probe.findViolations(page, 'structure'));
    for (const { name, set, widths, height, probes } of conditions) {
      await set?.(site, true);
      for (const width of widths) {
        await site.setSize(width, height);
        for (const find of probes) add(`${name}, ${width} px`, await find(page));
      }
      await set?.(site, false);
    }
    await site.setSize(320);
    add('at its fragments', await probe.findCoveredTargets(page));
    expect(problems).toEqual({});
  });

test('open menus have no axe violations', async ({ page }) => {
  await page.goto(findTextPage());
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await openMenus(page);
    await expectAccessible(page, 'header');
  }
});
