import { expect, type Page } from '@playwright/test';
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
import { sharedTest as test } from './site-page.ts';
import {
  examplePages,
  expectAccessible,
  openMenus,
  setTheme,
  shortenLists,
  visit,
} from './visit.ts';

/** What a visitor may do to a page, and what must hold then. */
interface Condition {
  name: string;
  /** @param isOn whether the condition begins or ends */
  set?: (page: Page, isOn: boolean) => Promise<unknown>;
  /** Of the window, in pixels. */
  widths: number[];
  height?: number;
  probes: probe.Probe[];
}

/** @param size the default size of text in the settings of the browser, in pixels */
async function setTextSize(page: Page, size: number) {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Page.setFontSizes', { fontSizes: { standard: size } });
}

/** As browsers on phones enlarge text alone: boxes keep their size, and so does text in drawings. */
const doubleText = (page: Page, isDouble: boolean) =>
  page.locator('body, body :not(svg *)').evaluateAll((parts: HTMLElement[], isDouble) => {
    const sizes = parts.map((part) => Number.parseFloat(getComputedStyle(part).fontSize));
    for (const [index, part] of parts.entries())
      part.style.fontSize = isDouble ? `${2 * (sizes[index] ?? 0)}px` : '';
  }, isDouble);

/** Sets the values of WCAG 1.4.12, through the CSSOM, which the content security policy allows. */
const setWideSpacing = (page: Page, isWide: boolean) =>
  page.evaluate((isWide) => {
    const sheet = new CSSStyleSheet();
    sheet.insertRule(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    );
    sheet.insertRule('p { margin-bottom: 2em !important }');
    document.adoptedStyleSheets = isWide ? [sheet] : [];
  }, isWide);

const isNightly = Boolean(process.env.NIGHTLY);

// Neighbours have the same width, because every change of it lays the page out again.
const conditions: Condition[] = [
  { name: 'in the light theme', widths: [1280], probes: [probe.findMisfits, probe.findReordered] },
  {
    name: 'in the dark theme',
    set: (page, isOn) => setTheme(page, isOn ? 'dark' : 'light'),
    widths: [1280],
    probes: [probe.findColorProblems],
  },
  {
    name: 'in forced colours',
    set: (page, isOn) =>
      page.emulateMedia({
        forcedColors: isOn ? 'active' : 'none',
        colorScheme: isOn ? 'dark' : 'light',
      }),
    widths: [1280],
    probes: [probe.findOwnColors, probe.findUnmarkedControls, probe.findHiddenChoices],
  },
  {
    name: 'with more contrast',
    set: (page, isOn) => page.emulateMedia({ contrast: isOn ? 'more' : null }),
    widths: [1280],
    // No text is quieter than the ink, whose contrast the light theme shows.
    probes: [probe.findQuietTexts],
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
      probe.findSmallTargets,
      probe.findLowControls,
    ],
  },
  {
    name: 'in the other direction',
    set: (page) =>
      page.evaluate(() => {
        const root = document.documentElement;
        root.dir = getComputedStyle(root).direction === 'ltr' ? 'rtl' : 'ltr';
      }),
    widths: [320],
    probes: [probe.findMisfits],
  },
  {
    // WCAG 1.4.4. 320 px are the smallest phone, whose owner may need large text.
    name: 'with text at 200 %',
    set: (page, isOn) => setTextSize(page, isOn ? 32 : 16),
    widths: [1280, 320],
    probes: [probe.findMisfits, probe.findTallHeader, probe.findOverlaid],
  },
  {
    name: 'with text alone at 200 %',
    set: doubleText,
    widths: [1280, 640, 320],
    probes: [probe.findMisfits, probe.findTallHeader, probe.findBrokenName, probe.findOverlaid],
  },
  { name: 'with wide spacing', set: setWideSpacing, widths: [320], probes: [probe.findMisfits] },
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
  }, async ({ page, browserName, baseURL }) => {
    test.slow();
    const problems: string[] = [];
    const run = async (state: string, ...probes: probe.Probe[]) => {
      const { width = 0 } = page.viewportSize() ?? {};
      for (const find of probes)
        for (const problem of await find(page)) problems.push(`${state}, ${width} px: ${problem}`);
    };
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`)) problems.push(`asks ${request.url()}`);
    });
    await visit(page, path);
    await expect(page.locator('h1:visible')).toHaveCount(1);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('[role=alert]:visible').filter({ hasText: /\S/ })).toHaveCount(0);
    await run('without motion', probe.findMotion);
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await run('at first', probe.findOverflow);
      if (width > 320) await run('at first', probe.findExcess(findLimit(path, width)));
    }
    expect(problems).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    const stored = () => Object.keys({ ...localStorage, ...sessionStorage });
    expect(await page.evaluate(stored)).toEqual([]);

    // Only Chromium can be told to enlarge its text.
    if (browserName !== 'chromium' || !isAudited(path)) return;
    await page.setViewportSize({ width: 1280, height: 800 });
    await shortenLists(page);
    await page.locator('main details').evaluateAll((all: HTMLDetailsElement[]) => {
      for (const folded of all) folded.open = true;
    });
    await run('axe', probe.findAllViolations);
    for (const { name, set, widths, height = 800, probes } of conditions) {
      await set?.(page, true);
      for (const width of widths) {
        await page.setViewportSize({ width, height });
        await run(name, ...probes);
      }
      await set?.(page, false);
    }
    await page.setViewportSize({ width: 320, height: 800 });
    await run('at its fragments', probe.findCoveredTargets);
    expect(problems).toEqual([]);
  });

test('open menus have no axe violations', async ({ page }) => {
  await page.goto(findTextPage());
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await openMenus(page);
    await expectAccessible(page, 'header');
  }
});
