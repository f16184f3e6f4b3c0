/**
 * Options of a property test in a browser. `npm test` makes 50 runs, always the same ones, so that a
 * failure is that of the change; `PROPERTY_RUNS=500` makes as many, different each time.
 */
const asked = process.env.PROPERTY_RUNS;

export const propertyRuns = asked ? { numRuns: Number(asked) } : { numRuns: 50, seed: 17 };

/** Milliseconds for all runs of a property and, if one fails, for the search for a shorter one. */
export const propertyTime = 120_000 + propertyRuns.numRuns * 3_000;
