import { test as base, expect } from '@playwright/test';
import { watchErrors } from './visit.ts';

/** Requests that the test itself blocks. */
const blocked = /net::ERR_FAILED|Failed to fetch dynamically imported module/;

/** Fails the test on policy violations, script errors and failed requests. */
export const test = base.extend<{ watch: undefined }>({
  watch: [
    async ({ page }, use) => {
      const errors = watchErrors(page, blocked);
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});
