import {
  type Browser,
  test as base,
  type CDPSession,
  chromium,
  expect,
  type Page,
} from '@playwright/test';
import { chromiumArguments, findFullChromium } from '../../../tools/browser/find-chromium.ts';
import { listPagesWithState } from '../../../tools/built-site.ts';
import { listExamplePages } from '../../../tools/example-pages.ts';
import { isNightly } from '../../support/nightly.ts';
import { readSite } from '../../support/read-site.ts';
import { findTextPage } from '../../support/routes.ts';
import { readShifts } from './visit.ts';

const { paths } = readSite();
const textPage = findTextPage();

/** A page in a full Chromium, which unlike the headless shell has a back/forward cache. */
const test = base.extend<{ visitor: Page }, { fullBrowser: Browser | undefined }>({
  fullBrowser: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const executablePath = findFullChromium();
      const browser =
        executablePath &&
        (await chromium.launch({
          executablePath,
          args: chromiumArguments,
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        }));
      await use(browser || undefined);
      if (browser) await browser.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ fullBrowser, baseURL }, use, { skip }) => {
    skip(fullBrowser === undefined, 'needs a system Chromium');
    const page = await fullBrowser?.newPage({ baseURL });
    if (page) await use(page);
    await page?.close();
  },
});

// One worker starts the full Chromium once, which takes longer than the tests.
test.describe.configure({ mode: 'default' });

/**
 * Lists the addresses that the browser would prerender. It announces each and then refuses, because
 * Chromium prerenders nothing in a tab that a debugger observes.
 */
async function watchPrerendering(page: Page) {
  const addresses: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Preload.prerenderStatusUpdated', ({ key }) => {
    if (!addresses.includes(key.url)) addresses.push(key.url);
  });
  await session.send('Preload.enable');
  return addresses;
}

test('only pages are prerendered, when their link is hovered', async ({ visitor, baseURL }) => {
  await visitor.goto(paths.whoAreWe);
  const prerendered = await watchPrerendering(visitor);
  const others = [paths.feed, paths.contactCard, 'https://other.example/', 'mailto:a@b.example'];
  await visitor.locator('main').evaluate((main, addresses) => {
    for (const href of addresses)
      main.append(Object.assign(document.createElement('a'), { href, textContent: href }));
  }, others);
  // A press is a stronger signal than hovering and takes effect at once. It ends elsewhere.
  for (const address of others) {
    await visitor.locator(`main a[href="${address}"]`).last().hover();
    await visitor.mouse.down();
    await visitor.mouse.move(1, 1);
    await visitor.mouse.up();
  }
  // If any of the others were prerendered, it would be by the time this one is.
  await visitor.locator(`footer a[href="${paths.team}"]`).hover();
  await expect.poll(() => prerendered).toEqual([`${baseURL}${paths.team}`]);
});

const cached = isNightly ? listExamplePages() : [paths.home, ...listPagesWithState()];

test('Back restores a page from the back/forward cache', async ({ visitor }) => {
  test.slow();
  for (const path of cached) {
    await visitor.goto(path);
    await visitor.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
    );
    // Navigating to the current page would add no history entry.
    await visitor.goto(path === textPage ? paths.home : textPage);
    // A restored page fires no load event.
    await visitor.goBack({ waitUntil: 'commit' });
    await expect
      .poll(() => visitor.evaluate(() => Reflect.get(window, 'persisted')), path)
      .toBe(true);
  }
});

const slowDown = (session: CDPSession, latency: number) =>
  session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  });

/** @returns whether the heading of the page is in a font that the page loaded */
async function hasOwnFace(session: CDPSession) {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const heading = { nodeId: root.nodeId, selector: 'main h1' };
  const { nodeId } = await session.send('DOM.querySelector', heading);
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont);
}

test.describe('the font on a slow connection', () => {
  for (const latency of [40, 300])
    test(`is shown on a first visit at ${latency} ms, and nothing shifts`, async ({ page }) => {
      await page.setViewportSize({ width: 412, height: 823 });
      const session = await page.context().newCDPSession(page);
      await slowDown(session, latency);
      await page.goto(paths.home);
      await expect.poll(() => hasOwnFace(session)).toBe(true);
      expect(await readShifts(page)).toEqual([]);
    });

  test('is preloaded on the second page, not on the first', async ({ page }) => {
    await slowDown(await page.context().newCDPSession(page), 300);
    const preload = page.locator('link[rel=preload][as=font]');
    await page.goto(paths.whoAreWe);
    await expect(preload).toHaveCount(0);
    await page.evaluate((path) => location.assign(path), paths.team);
    await page.waitForURL(`**${paths.team}`);
    await expect(preload).toHaveCount(1);
  });
});
