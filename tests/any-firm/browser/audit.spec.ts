import { expect } from '@playwright/test';
import { contentFolder } from '../../../src/content/folder.ts';
import { listPaths, readHtml } from '../../../tools/built-site.ts';
import { isNightly } from '../../support/nightly.ts';
import { readSite, readSiteOf } from '../../support/read-site.ts';
import { findServicePage, findUnknownArticle } from '../../support/routes.ts';
import { findViolations } from './axe.ts';
import {
  findBrokenWords,
  findCoveredStart,
  findCoveredTargets,
  findFaintMark,
  findLonelyItems,
  findMisfits,
  findMixedLabels,
  findMotion,
  findOwnColors,
  findTallHeader,
  findTallName,
  findUnmarkedControls,
  findWrongMark,
  type Probe,
} from './probes.ts';
import { type SitePage, test } from './site-page.ts';
import { examplePages, expectAccessible, openMenus } from './visit.ts';

/**
 * Loads every page once. What depends on the styles is checked on one page of each kind, and every
 * night on every page.
 */

/** What a visitor may do to a page, and what must hold then. */
interface Condition {
  name: string;
  /** @param isOn whether the condition begins or ends */
  set?: (site: SitePage, isOn: boolean) => Promise<unknown>;
  /** Of the window, in pixels. */
  widths: number[];
  height?: number;
  probes: Probe[];
  /** Whether it tests the styles alone, not the texts, colours and lists of a firm. */
  isOfStyles?: boolean;
}

/** Whether this is the short run for an example, which is tested besides the firm of the project. */
const isExampleFirm = contentFolder() !== 'content' && !isNightly;

const findSmallTargets: Probe = (page) => findViolations(page, 'targets');
const findColorProblems: Probe = (page) => findViolations(page, 'colors');

// Neighbours have the same width, because every change of it lays the page out again.
const conditions: Condition[] = [
  {
    name: 'in the light theme',
    widths: isNightly ? [1280, 768, 320] : [1280],
    probes: [findColorProblems, findFaintMark],
  },
  {
    name: 'in the dark theme',
    set: (site, isOn) => site.setTheme(isOn ? 'dark' : 'light'),
    widths: [1280],
    probes: [findColorProblems, findFaintMark],
  },
  {
    name: 'in forced colours',
    set: (site, isOn) => site.setForcedColors(isOn),
    widths: [1280],
    probes: [findOwnColors, findUnmarkedControls],
    isOfStyles: true,
  },
  {
    name: 'in any window',
    widths: isExampleFirm ? [1280, 768] : [1280, 1024, 768, 640],
    probes: [findMisfits, findLonelyItems],
  },
  { name: 'on a larger phone', widths: [360], probes: [findMixedLabels, findTallName] },
  {
    name: 'on a phone',
    widths: [320],
    probes: [findMisfits, findBrokenWords, findCoveredStart, findSmallTargets],
  },
  {
    name: 'in the other direction on a phone',
    set: (site) => site.reverseDirection(),
    widths: [320],
    probes: [findMisfits],
    isOfStyles: true,
  },
  {
    // WCAG 1.4.4. 640 px with this text are equivalent to 320 px with the normal one; 320 px are the
    // smallest phone, whose owner may need large text.
    name: 'with text at 200 %',
    set: (site, isOn) => site.setTextSize(isOn ? 32 : 16),
    widths: isNightly ? [320, 640, 1280] : [320, 1280],
    probes: [findMisfits, findTallHeader],
  },
  {
    name: 'in the other direction',
    set: (site) => site.reverseDirection(),
    widths: [1280],
    probes: [findMisfits],
    isOfStyles: true,
  },
  {
    name: 'with wide spacing',
    set: (site, isOn) => site.setWideSpacing(isOn),
    widths: isNightly ? [1280, 320] : [320],
    probes: [findMisfits],
    isOfStyles: true,
  },
  {
    // 1280 by 1024 px at 400 % is 320 by 256 px (WCAG 1.4.10).
    name: 'at 400 % zoom',
    widths: [320],
    height: 256,
    probes: [findTallHeader],
    isOfStyles: true,
  },
];

/** Every fragment that a link of the site points to, by page. */
const targets = new Map<string, Set<string>>();
for (const path of listPaths())
  for (const [, href = ''] of readHtml(path).matchAll(/<a [^>]*?href="([^"]*#[^"]+)"/g)) {
    const { host, pathname, hash } = new URL(href, `http://site.example${path}`);
    // The main content starts at the very top of the page, and its heading is below the header.
    if (host !== 'site.example' || hash === '#main') continue;
    const ids = targets.get(pathname) ?? new Set();
    targets.set(pathname, ids.add(decodeURIComponent(hash.slice(1))));
  }

/** Of the many fragments of a page, which all are targets of the same kinds, `npm test` tries a few. */
function listTargets(path: string) {
  const ids = [...(targets.get(path) ?? [])];
  const step = isNightly ? 1 : Math.ceil(ids.length / 8);
  return ids.filter((_, index) => index % step === 0);
}

const unknown = ['/no/such/page', findUnknownArticle()];

/** Of the further languages of an example, `npm test` checks only the home page. */
const isOfFirst = (path: string) =>
  readSiteOf(path) === readSite() || readSiteOf(path).paths.home === path;

for (const path of [...listPaths(), ...unknown]) {
  const isExample =
    unknown.includes(path) || (examplePages.includes(path) && (!isExampleFirm || isOfFirst(path)));
  test(`${path} has no axe violations, reports no error and fits the window`, {
    tag: isExample ? '@every-firm' : [],
  }, async ({ site }) => {
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
    for (const probe of [findMotion, findWrongMark]) add('as it loads', await probe(page));
    const isWhole = isExample || isNightly;
    // Header and footer are the same on every page.
    add('axe', await findViolations(page, 'structure', isWhole ? 'html' : 'main'));
    if (isWhole) {
      if (!isNightly) await site.shortenLists();
      for (const { name, set, widths, height, probes, isOfStyles } of conditions) {
        if (isOfStyles && isExampleFirm) continue;
        await set?.(site, true);
        for (const width of widths) {
          await site.setSize(width, height);
          for (const probe of probes) add(`${name}, ${width} px`, await probe(page));
        }
        await set?.(site, false);
      }
      for (const width of [320, 1280]) {
        await site.setSize(width);
        add(`at its fragments, ${width} px`, await findCoveredTargets(page, listTargets(path)));
      }
    }
    add('errors', site.errors);
    add('requests to other origins', site.foreign);
    add('cookies', (await page.context().cookies()).map(String));
    add('stored', await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage })));
    expect(problems).toEqual({});
  });
}

test('@every-firm open menus have no axe violations', async ({ page }) => {
  await page.goto(findServicePage());
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await openMenus(page);
    await expectAccessible(page, 'header');
  }
});
