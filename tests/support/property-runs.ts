/**
 * Options of a property test in a browser. `npm test` makes the same 15 runs each time, so that a
 * failure is caused by the change; `PROPERTY_RUNS=500` makes as many runs, different each time.
 */
const runs = process.env.PROPERTY_RUNS;

export const propertyRuns = runs ? { numRuns: Number(runs) } : { numRuns: 15, seed: 17 };

/** Milliseconds for all runs of a property and, if one fails, for shrinking the failure. */
export const propertyTime = 120_000 + propertyRuns.numRuns * 3_000;
