import { test as base, expect, type Page } from '@playwright/test';
import { isSample } from '../../support/site.ts';
import { watchErrors } from './visit.ts';

/** Files that the test itself blocks, and what a page for unknown paths tells. */
const expected = /net::ERR_FAILED|Failed to fetch dynamically imported module|^404: no page at/;

/** Fails the test on policy violations, script errors and failed requests. */
export const test = base.extend<{ watch: undefined }>({
  watch: [
    async ({ page }, use) => {
      const errors = watchErrors(page, expected);
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

/** One page for all tests of a worker: opening another takes four times as long as loading it anew. */
export const sharedTest = test.extend<object, { shared: Page }>({
  shared: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport, contextOptions } = project.use;
      const page = await browser.newPage({ ...contextOptions, baseURL, viewport });
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ shared }, use) => {
    await shared.setViewportSize({ width: 1280, height: 800 });
    await use(shared);
  },
});

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
