import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Collects what a visitor's browser complains about: errors, and breaches of the policy. */
export function watchFaults(page: Page) {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML|hydrat|Minified React/i.test(message.text()))
      faults.push(message.text());
  });
  return faults;
}

/** Waits until the islands of the page answer. */
export async function waitForIslands(page: Page) {
  await expect(page.locator('astro-island[ssr], [data-pending]')).toHaveCount(0);
}

/** Fails on anything that axe finds, in the light theme and in the dark one. */
export async function expectAccessible(page: Page) {
  for (const theme of ['light', 'dark']) {
    await page.evaluate(
      (dark) => document.documentElement.classList.toggle('dark', dark),
      theme === 'dark',
    );
    // Colours on their way from one theme to the other would be judged half-way.
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]),
      `axe, ${theme} theme`,
    ).toEqual([]);
  }
}
