import { expect, type Page, test } from '@playwright/test';
import { splitDate } from '../../src/content/dates.ts';
import { contentFolder } from '../../src/content/folder.ts';
import { listExamplePages } from '../../tools/example-pages.ts';
import {
  loadPictures,
  openMenus,
  setTheme,
  showNotice,
  waitForIslands,
} from '../any-firm/browser/visit.ts';
import {
  findTextPage,
  findUnknownArticle,
  hasPage,
  readArticles,
  readBuildDay,
  readSite,
  readSiteOf,
} from '../support/site.ts';
import { comparePicture, hasPictures } from './picture.ts';

/**
 * Pictures of a page of each kind, and of what opens, are like the stored ones. `npm test -- looks`
 * compares, `npm test -- looks --update` stores those that differ.
 */

const { words, paths } = readSite();
const isExample = contentFolder() !== 'content';

/** What is taken, in CSS pixels, and the size of a pixel in the picture. */
const screens = [
  { width: 1280, height: 800, most: 6000, scale: 0.25 },
  { width: 390, height: 844, most: 6000, scale: 0.4 },
] as const;

type Screen = (typeof screens)[number];

interface Look {
  name: string;
  path: string;
  /** Makes the state, of which only the window is taken. */
  act?: (page: Page) => Promise<unknown>;
  isPaper?: boolean;
}

const nonsense = 'qqqxxqq';

async function search(page: Page, text: string) {
  const open = page.getByRole('button', { name: words.search.open, exact: true });
  if (!(await open.isVisible())) await page.locator('[data-panel] > summary').click();
  await open.click();
  await page.getByRole('dialog').getByRole('textbox').fill(text);
  await expect(page.getByRole('dialog').getByRole('status')).not.toBeEmpty();
}

async function submitEmpty(page: Page) {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: words.careers.submit }).click();
  await expect(main.getByRole('alert').first()).toBeVisible();
}

async function showNotices(page: Page) {
  for (const tone of ['default', 'destructive'] as const)
    await showNotice(page, `A ${tone} notice`, tone, 'What it says.');
  await expect(page.getByText('What it says.').filter({ visible: true })).toHaveCount(2);
}

const [article] = readArticles();
const text = findTextPage();

/** Pages in a further language have the same parts: only its home page is taken. */
const isTaken = (path: string) => [paths.home, path].includes(readSiteOf(path).paths.home);

const looks: Look[] = [
  ...listExamplePages()
    .filter(isTaken)
    .map((path) => ({ name: path.slice(1).replaceAll('/', '-') || 'home', path })),
  { name: 'not-found', path: '/no/such/page' },
  { name: 'menus', path: text, act: openMenus },
  { name: 'search', path: text, act: (page) => search(page, article?.title ?? words.search.open) },
  { name: 'search-without-results', path: text, act: (page) => search(page, nonsense) },
];
if (article) {
  const path = paths.article(article.number);
  looks.push({ name: 'notices', path, act: showNotices }, { name: 'paper', path, isPaper: true });
}
if (hasPage('blogs'))
  looks.push(
    { name: 'not-found-article', path: findUnknownArticle() },
    { name: 'empty-list', path: `${paths.blogs}?q=${nonsense}`, act: waitForIslands },
  );
if (hasPage('work-with-us'))
  looks.push({ name: 'form-with-errors', path: paths.workWithUs, act: submitEmpty });

/** Makes text wait for its font, because a font that comes late would stay unused. */
const waitForFonts = (page: Page) =>
  page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
      const fonts = rules.filter((rule) => rule instanceof CSSFontFaceRule);
      for (const { style } of fonts) style.setProperty('font-display', 'block');
      if (fonts.length > 0) observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true });
  });

/** Makes the calendar that of a year from January on, without the dates to come, which change daily. */
const settleCalendar = (page: Page, month: number) =>
  page.evaluate((month) => {
    for (const dated of document.querySelectorAll('main section[data-date]')) dated.remove();
    for (const list of document.querySelectorAll('main ol'))
      if (list.childElementCount === 12 && list.closest('[aria-hidden=true]'))
        list.append(...[...list.children].slice(0, 13 - month));
  }, month);

async function settle(page: Page, path: string) {
  await waitForIslands(page);
  const [, month] = splitDate(readBuildDay());
  if (path === paths.calendar) await settleCalendar(page, month);
  await loadPictures(page);
  // Also those that only what opens needs. Those of the system may not be there.
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((font) => font.load())));
}

/** @returns a picture in reduced size, in which everything stands still */
async function take(page: Page, { most, scale, ...screen }: Screen, { act, isPaper }: Look) {
  const { width, top, height } = await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
    // Where pressing the last of several menus has scrolled them to.
    for (const part of document.querySelectorAll('header *')) part.scrollTop = 0;
    (document.activeElement as HTMLElement | null)?.style.setProperty('caret-color', 'transparent');
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { width: scrollWidth, height: scrollHeight, top: scrollY };
  });
  const clip = act
    ? { x: 0, y: top, width, height: screen.height }
    : { x: 0, y: 0, width, height: Math.min(height, isPaper ? 1100 : most) };
  const tools = await page.context().newCDPSession(page);
  const { data } = await tools.send('Page.captureScreenshot', {
    captureBeyondViewport: !act,
    optimizeForSpeed: true,
    clip: { ...clip, scale },
  });
  await tools.detach();
  return Buffer.from(data, 'base64');
}

test.use({ timezoneId: 'Asia/Kolkata', locale: 'en' });

for (const look of looks)
  test(`${look.name} looks as before`, async ({ page }, { config }) => {
    const isUpdate = config.updateSnapshots === 'changed';
    test.skip(!hasPictures() && !isUpdate, 'there are no pictures of this firm');
    // The day on which pages show today's date, the time until then, and the next dates.
    await waitForFonts(page);
    await page.clock.setFixedTime(new Date('2026-01-15T12:00:00+05:30'));
    if (look.isPaper) await page.emulateMedia({ media: 'print' });
    const differences: string[] = [];
    for (const screen of screens) {
      await page.setViewportSize(look.isPaper ? { width: 657, height: 1000 } : screen);
      await page.goto(look.path);
      await settle(page, look.path);
      await look.act?.(page);
      for (const theme of ['light', 'dark'] as const) {
        if (isExample && (theme === 'dark') !== (screen.width === 390)) continue;
        await setTheme(page, theme);
        const name = `${look.name}-${screen.width}-${theme}`;
        const difference = await comparePicture(name, await take(page, screen, look), isUpdate);
        if (difference) differences.push(difference);
      }
      if (look.isPaper) break;
    }
    expect(differences).toEqual([]);
  });
