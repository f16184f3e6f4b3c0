import { expect, type Page } from '@playwright/test';
import type { Notice } from '../../../src/ui/notices/notice.ts';
import { readHtml } from '../../../tools/built-site.ts';
import { listExamplePages } from '../../../tools/example-pages.ts';
import { readSite } from '../../support/site.ts';
import { findViolations } from './probes.ts';

/** One page of each kind, and the not-found page. */
export const examplePages = [...listExamplePages(), '/404'];

const { articleFolder } = readSite().paths;
export const exampleArticle = examplePages.find((path) => path.startsWith(`${articleFolder}/`));

const listScripts = (path: string) =>
  readHtml(path).match(/<script(?![^>]*(json|rules))[^>]*>.*?<\/script>|component-url="[^"]*"/gs);

/** One page of each set of scripts, because only scripts make pages behave differently. */
export const scriptedPages = [
  ...Map.groupBy(examplePages, (path) => listScripts(path)?.join()).values(),
].flatMap(([path]) => path ?? []);

/**
 * Collects what the browser reports: errors, warnings, policy violations, failed requests.
 * @param expected messages that the test itself causes
 */
export function watchErrors(page: Page, expected?: RegExp) {
  const errors: string[] = [];
  const add = (text: string) => {
    if (expected?.test(text)) return;
    errors.push(`${new URL(page.url()).pathname}: ${text}`);
  };
  page.on('pageerror', (error) => add(String(error)));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // The 404 status of a not-found page is expected.
    const isPage = message.location().url === page.url();
    if (isPage && message.text().includes('status of 404')) return;
    add(message.text());
  });
  return errors;
}

/**
 * Delays the scripts in files, until they are asked for at another address.
 * @returns a function that lets them pass or fail
 */
export async function holdScripts(page: Page) {
  const { promise, resolve } = Promise.withResolvers<'continue' | 'abort'>();
  await page.route('**/_astro/*.js', async (route) => route[await promise]());
  return resolve;
}

/** Moves the pointer, as a visitor does, and waits until the islands of the page are hydrated. */
export async function waitForIslands(page: Page) {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await expect(page.locator('[data-island=asleep], [data-island=pending]')).toHaveCount(0);
}

/** Opens a page and waits until its islands are hydrated. */
export async function visit(page: Page, path: string) {
  await page.goto(path);
  await waitForIslands(page);
}

/** Leaves eight items of each list and table and four groups, because the others are like them. */
export const shortenLists = (page: Page) =>
  page.evaluate(() => {
    const groups = 'main :nth-child(n + 5 of [data-group], .filtered-group)';
    const more = `main :is(ul, ol, tbody) > :nth-child(n + 9), ${groups}`;
    for (const item of document.querySelectorAll(more)) item.remove();
  });

/** @returns what screen readers say from now on: the text of a live region, once for each change */
export const listen = (page: Page) =>
  page.evaluateHandle(() => {
    const said: string[] = [];
    const observer = new MutationObserver((changes) => {
      const regions = changes.map(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest(
          '[role=status], [role=alert]',
        ),
      );
      for (const region of new Set(regions)) if (region?.textContent) said.push(region.textContent);
    });
    observer.observe(document, { childList: true, characterData: true, subtree: true });
    return said;
  });

/** Opens every menu of the header that a visitor can see. @returns all that are visible */
export async function openMenus(page: Page, press: 'click' | 'tap' = 'click') {
  const closed = page.locator('header details:not([open]) > summary:visible');
  while ((await closed.count()) > 0) await closed.first()[press]();
  return page.locator('header details').filter({ visible: true }).all();
}

/** Shows a notice, as a script of the page does. */
export const showNotice = (
  page: Page,
  title: string,
  tone: Notice['tone'] = 'default',
  description = `${title}, described`,
) =>
  page.evaluate((detail) => document.dispatchEvent(new CustomEvent('site:notice', { detail })), {
    topic: title,
    title,
    description,
    tone,
  });

/** Loads also the pictures that are not in view: a portrait takes the place of initials. */
export const loadPictures = (page: Page) =>
  page.evaluate(() =>
    Promise.allSettled(
      [...document.images].map((image) => {
        image.loading = 'eager';
        return image.decode();
      }),
    ),
  );

/** Scrolls at once. */
export const jumpTo = (page: Page, top: number) =>
  page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);

/** Waits for two frames: an event fires in the first, and what it changes is drawn after it. */
export const waitForFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/**
 * Records the positions of the window while it scrolls.
 * @param act starts the scrolling
 * @param arrive waits until it has ended
 * @returns the positions between the first and the last one: none if it jumped
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

/** Changes the theme without waiting for the transition of its colours. */
export const setTheme = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate((isDark) => {
    document.documentElement.classList.toggle('dark', isDark);
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  }, theme === 'dark');

/**
 * Fails on any violation that axe finds, and on colour violations in the dark theme.
 * @param part selector of what the state has changed: audit.spec.ts checks the whole page
 * @param state of the page, for the message
 */
export async function expectAccessible(page: Page, part: string, state = page.url()) {
  const name = `axe, ${state}, ${page.viewportSize()?.width} px`;
  expect.soft(await findViolations(page, 'everything', part), name).toEqual([]);
  await setTheme(page, 'dark');
  expect.soft(await findViolations(page, 'colors', part), `${name}, dark theme`).toEqual([]);
  await setTheme(page, 'light');
}
