import { isNightly } from './nightly.ts';

/**
 * Options of property tests. `npm test` makes the same 15 runs each time, so that a
 * failure is caused by the change; `npm run nightly` makes 500, different each time.
 */
export const propertyRuns = isNightly ? { numRuns: 500 } : { numRuns: 15, seed: 17 };

/** Milliseconds for all runs of a property and, if one fails, for shrinking the failure. */
export const propertyTime = 120_000 + propertyRuns.numRuns * 3_000;
