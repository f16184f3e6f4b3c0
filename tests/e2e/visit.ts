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

/** A promise that is kept when the gate is opened. */
export function makeGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

/**
 * Keeps the scripts of the islands on their way until the function it gives is called.
 * @param end what becomes of them then
 */
export async function holdScripts(page: Page, end: 'continue' | 'abort' = 'continue') {
  const gate = makeGate();
  await page.route('**/_astro/*.js', async (route) => {
    await gate.opened;
    await route[end]();
  });
  return gate.open;
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

/**
 * Opens a page of the built site, under its own headers, with a script added and its HTML changed.
 * @param script its text, or a promise of it: until that is kept, the page waits for its script
 * @param change of the HTML, before the script is put at its end
 */
export async function visitWith(
  page: Page,
  path: string,
  script: string | Promise<string>,
  change = (html: string) => html,
) {
  await page.route('/added-by-the-test.js', async (route) =>
    route.fulfill({ contentType: 'text/javascript', body: await script }),
  );
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const html = change(await response.text());
    const added = '<script type="module" src="/added-by-the-test.js"></script></body>';
    await route.fulfill({ response, body: html.replace('</body>', () => added) });
  });
  await page.goto(path, { waitUntil: 'commit' });
}
