import { test as base, expect } from '@playwright/test';
import { findFullChromium } from '../../../tools/browser/find-chromium.ts';
import { listPageKinds } from '../../../tools/page-kinds.ts';
import { readSite } from '../../support/read-site.ts';
import { findTextPage } from '../../support/routes.ts';
import { openTab } from './tab.ts';

const { paths } = readSite();
const textPage = findTextPage();

type Tab = Awaited<ReturnType<typeof openTab>>;

const isAt = (tab: Tab, path: string) =>
  expect
    .poll(() => tab.evaluate("document.readyState + ' ' + location.pathname").catch(() => ''))
    .toBe(`complete ${path}`);

const test = base.extend<{ tab: Tab }>({
  tab: async ({ baseURL }, use, { skip }) => {
    const executablePath = findFullChromium();
    skip(executablePath === undefined, 'needs a system Chromium');
    const tab = await openTab(executablePath ?? '');
    try {
      await tab.goto(`${baseURL}${paths.whoAreWe}`);
      await isAt(tab, paths.whoAreWe);
      await use(tab);
    } finally {
      await tab.close();
    }
  },
});

test('prerenders a page when its link is hovered and activates it on click', async ({
  tab,
  baseURL,
}) => {
  await tab.hover(`footer a[href="${paths.team}"]`);
  await expect.poll(tab.prerendered).toEqual([`${baseURL}${paths.team}`]);
  await tab.click(`footer a[href="${paths.team}"]`);
  await isAt(tab, paths.team);
  const start = await tab.evaluate("performance.getEntriesByType('navigation')[0].activationStart");
  expect(start).toBeGreaterThan(0);
});

test('a prerendered page follows a theme chosen in the meantime', async ({ tab, baseURL }) => {
  await tab.hover(`footer a[href="${paths.team}"]`);
  await expect.poll(tab.prerendered).toEqual([`${baseURL}${paths.team}`]);
  await tab.click('[data-theme-toggle]');
  await tab.click(`footer a[href="${paths.team}"]`);
  await isAt(tab, paths.team);
  await expect.poll(() => tab.evaluate('document.documentElement.className')).toContain('dark');
});

test('feeds, contact cards and other sites are not prerendered', async ({ tab, baseURL }) => {
  const others = [paths.feed, paths.contactCard, 'https://other.example/', 'mailto:a@b.example'];
  await tab.evaluate(`(() => {
    const addresses = ${JSON.stringify(others)};
    const links = addresses.map((address, index) => {
      const link = document.createElement('a');
      Object.assign(link, { href: address, id: 'link-' + index, textContent: address });
      return link;
    });
    document.querySelector('main').append(...links);
  })()`);
  // A press is a stronger signal than hovering and takes effect at once.
  for (const index of [0, 1, 2, 3]) await tab.press(`#link-${index}`);
  // If any of those were prerendered, it would be by the time this one is.
  await tab.press(`footer a[href="${paths.team}"]`);
  await expect.poll(tab.prerendered).toEqual([`${baseURL}${paths.team}`]);
});

test('Back restores every kind of page from the back/forward cache', async ({ tab, baseURL }) => {
  test.slow();
  for (const path of listPageKinds()) {
    await tab.goto(baseURL + path);
    await isAt(tab, path);
    await tab.evaluate(
      "addEventListener('pageshow', (event) => (globalThis.kept = event.persisted))",
    );
    // Navigating to the current page would add no history entry.
    const other = path === textPage ? paths.home : textPage;
    await tab.goto(`${baseURL}${other}`);
    await isAt(tab, other);
    await tab.evaluate('history.back()');
    await isAt(tab, path);
    await expect.poll(() => tab.evaluate('globalThis.kept'), path).toBe(true);
  }
});

base.describe('the font on a slow connection', () => {
  base.skip(({ browserName }) => browserName !== 'chromium', 'only Chromium waits for a font');

  base('is preloaded on the second page, not on the first', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 300,
      downloadThroughput: 200_000,
      uploadThroughput: 100_000,
    });
    const preload = page.locator('link[rel=preload][as=font]');
    await page.goto(paths.whoAreWe);
    await expect(preload).toHaveCount(0);
    await page.evaluate((path) => location.assign(path), paths.team);
    await page.waitForURL(`**${paths.team}`);
    await expect(preload).toHaveCount(1);
  });
});
