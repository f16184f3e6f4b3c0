import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { listPageKinds } from '../../../tools/page-kinds.ts';

/** One page of each kind, and the page that is not found. */
export const everyKind = [...listPageKinds(), '/404'];

/** Not on this system: Chromium on Linux cannot share and calls the name of the power unknown. */
const unknownPower = /Permissions-Policy header: Unrecognized feature/;

/**
 * Collects what a visitor's browser complains about: errors, warnings, breaches of the policy,
 * files that do not arrive.
 * @param expected complaints that the test itself brings about
 */
export function watchErrors(page: Page, expected?: RegExp) {
  const errors: string[] = [];
  const add = (text: string) => {
    if (unknownPower.test(text) || expected?.test(text)) return;
    errors.push(`${new URL(page.url()).pathname}: ${text}`);
  };
  page.on('pageerror', (error) => add(String(error)));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // A page that is not there says so by its status.
    const isPage = message.location().url === page.url();
    if (isPage && message.text().includes('status of 404')) return;
    add(message.text());
  });
  return errors;
}

declare global {
  interface Window {
    goOn: () => void;
    axe: typeof axe;
  }
}

/**
 * Holds what waits for a time, until `goOn` of the window is called: on a busy machine a test may
 * take longer than that time.
 * @param delay that it waits, in milliseconds
 */
export const holdTimer = (page: Page, delay: number) =>
  page.addInitScript((held) => {
    const later = window.setTimeout;
    window.goOn = () => {};
    window.setTimeout = ((run: () => void, delay?: number) => {
      if (delay !== held) return later(run, delay);
      window.goOn = run;
      return 0;
    }) as typeof setTimeout;
  }, delay);

/** A promise that is kept when the gate is opened. */
export function makeGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

/**
 * Keeps the scripts of the islands on their way until the function it gives is called. Until
 * then the clock of the styles is stopped: what waits for a script would show after some seconds.
 * @param end what becomes of them then
 */
export async function holdScripts(page: Page, end: 'continue' | 'abort' = 'continue') {
  const gate = makeGate();
  const tools = await page.context().newCDPSession(page);
  await tools.send('Animation.enable');
  await tools.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.route('**/_astro/*.js', async (route) => {
    await gate.opened;
    await route[end]();
  });
  return async () => {
    await tools.send('Animation.setPlaybackRate', { playbackRate: 1 });
    gate.open();
  };
}

/** Waits until the islands of the page answer. */
export async function waitForIslands(page: Page) {
  await expect(page.locator('astro-island[ssr], [data-pending]')).toHaveCount(0);
}

/**
 * Follows the window while it scrolls.
 * @param act what makes it scroll
 * @param arrive waits until it has
 * @returns the places where it was seen between its first and its last: none, where it jumped
 */
export async function watchScroll(
  page: Page,
  act: () => Promise<unknown>,
  arrive: () => Promise<unknown>,
) {
  const first = await page.evaluate(() => {
    const places: number[] = [];
    Object.assign(window, { places });
    addEventListener('scroll', () => places.push(scrollY));
    return scrollY;
  });
  await act();
  await arrive();
  const { places, last } = await page.evaluate(() => ({
    places: Reflect.get(window, 'places') as number[],
    last: scrollY,
  }));
  return places.filter((place) => place > Math.min(first, last) && place < Math.max(first, last));
}

/** The styles are in the page: there is nothing to load before. */
const common: RunOptions = { resultTypes: ['violations'], preload: false };

/**
 * Every rule that axe turns on, and two that it leaves to the asking. What has the enhanced contrast
 * has the plain one, too, which would take as long again.
 */
const allRules: RunOptions = {
  ...common,
  rules: {
    'color-contrast': { enabled: false },
    'color-contrast-enhanced': { enabled: true },
    'target-size': { enabled: true },
  },
};

/** The rules about what the themes change: colours. */
const colorRules: RunOptions = {
  ...common,
  runOnly: { type: 'rule', values: ['color-contrast-enhanced', 'link-in-text-block'] },
};

/**
 * Fails on anything that axe finds in the light theme, and on colours in the dark one.
 * @param state of the page, for the message
 */
export async function expectAccessible(page: Page, state = page.url()) {
  // Once per page: compiling it takes as long as a run.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  for (const theme of ['light', 'dark']) {
    await page.evaluate(
      (dark) => document.documentElement.classList.toggle('dark', dark),
      theme === 'dark',
    );
    // Colours on their way from one theme to the other would be judged half-way.
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    const { violations } = await page.evaluate(
      (options) => window.axe.run(document, options),
      theme === 'dark' ? colorRules : allRules,
    );
    const errors = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary })),
    );
    expect
      .soft(errors, `axe, ${state}, ${theme} theme, ${page.viewportSize()?.width} px`)
      .toEqual([]);
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
