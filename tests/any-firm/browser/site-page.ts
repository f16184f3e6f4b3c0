import { test as base, type CDPSession, expect, type Page } from '@playwright/test';
import { isSample } from '../../support/site.ts';
import { waitForIslands, watchErrors } from './visit.ts';

/** A page of the built site, and what a visitor may do to it without leaving it. */
class SitePage {
  readonly page: Page;
  /** What the browser reported: errors, warnings, policy violations, failed requests. */
  readonly errors: string[];
  /** Requests to other origins. */
  readonly foreign: string[] = [];
  #tools: CDPSession | undefined;

  constructor(page: Page, origin: string) {
    this.page = page;
    // A page for unknown paths tells its path.
    this.errors = watchErrors(page, /^404: no page at/);
    page.on('request', (request) => {
      if (!request.url().startsWith(origin)) this.foreign.push(request.url());
    });
  }

  /** Nothing of an earlier page remains, neither its errors nor the size of the window. */
  async open(path: string, media: 'screen' | 'print' = 'screen') {
    this.errors.length = 0;
    this.foreign.length = 0;
    await this.setSize(1280);
    await this.page.goto(path);
    await this.page.emulateMedia({ media });
    await waitForIslands(this.page);
  }

  /** Leaves eight items of each list and table and four groups, because the others are like them. */
  shortenLists = () =>
    this.page.evaluate(() => {
      const groups = 'main :nth-child(n + 5 of [data-group], .filtered-group)';
      const more = `main :is(ul, ol, tbody) > :nth-child(n + 9), ${groups}`;
      for (const item of document.querySelectorAll(more)) item.remove();
    });

  openFolded = () =>
    this.page.evaluate(() => {
      for (const folded of document.querySelectorAll<HTMLDetailsElement>('main details'))
        folded.open = true;
    });

  setSize = (width: number, height = 800) => this.page.setViewportSize({ width, height });

  /** As in a language that is written in the other direction. */
  reverseDirection = () =>
    this.page.evaluate(() => {
      const root = document.documentElement;
      root.dir = getComputedStyle(root).direction === 'ltr' ? 'rtl' : 'ltr';
    });

  /** @param size the default size of text in the settings of the browser, in pixels */
  async setTextSize(size: number) {
    this.#tools ??= await this.page.context().newCDPSession(this.page);
    await this.#tools.send('Page.setFontSizes', { fontSizes: { standard: size } });
  }

  /**
   * As browsers on phones enlarge text alone: boxes keep their size, and so does text in drawings.
   */
  doubleText = (isDouble: boolean) =>
    this.page.evaluate((isDouble) => {
      const parts = document.querySelectorAll<HTMLElement>('body, body :not(svg *)');
      const sizes = [...parts].map((part) => Number.parseFloat(getComputedStyle(part).fontSize));
      for (const [index, part] of parts.entries())
        part.style.fontSize = isDouble ? `${2 * (sizes[index] ?? 0)}px` : '';
    }, isDouble);

  /** Sets the values of WCAG 1.4.12, through the CSSOM, which the content security policy allows. */
  setWideSpacing = (isWide: boolean) =>
    this.page.evaluate((isWide) => {
      const sheet = new CSSStyleSheet();
      sheet.insertRule(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
      );
      sheet.insertRule('p { margin-bottom: 2em !important }');
      document.adoptedStyleSheets = isWide ? [sheet] : [];
    }, isWide);

  setForcedColors = (isForced: boolean) =>
    this.page.emulateMedia({
      forcedColors: isForced ? 'active' : 'none',
      colorScheme: isForced ? 'dark' : 'light',
    });
}

/** One page for all tests of a worker: opening another costs four times as much as loading it anew. */
export const test = base.extend<object, { site: SitePage }>({
  site: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', viewport, contextOptions } = project.use;
      const page = await browser.newPage({ ...contextOptions, baseURL, viewport });
      await use(new SitePage(page, baseURL));
      await page.close();
    },
    { scope: 'worker' },
  ],
});

/** Requests that the test itself blocks, and what a page for unknown paths tells. */
const blocked = /net::ERR_FAILED|Failed to fetch dynamically imported module|^404: no page at/;

/** Fails the test on policy violations, script errors and failed requests. */
export const strictTest = test.extend<{ watch: undefined }>({
  watch: [
    async ({ page }, use) => {
      const errors = watchErrors(page, blocked);
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export type { SitePage };

/**
 * Skips a test, or the rest of its file or group, if a firm's own content lacks what it needs, such
 * as three pages of articles or an opening in a department. The code was already tested with the
 * sample, and a failure would only tell the firm that its content differs. With the sample nothing
 * is skipped: there, an unmet need shows as a failure.
 * @param what the content that is needed, for the message
 * @param isThere whether the firm's own content has it
 */
export const needs = (what: string, isThere = false) =>
  base.skip(!(isSample || isThere), `needs ${what}`);
