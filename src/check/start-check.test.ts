import { expect, test } from 'vitest';
import { formatProblem } from './problem.ts';
import { startCheck } from './start-check.ts';

test('both results arrive, also if nobody waits for them at first', async () => {
  const { problems, warnings } = startCheck();
  expect((await problems).map(formatProblem)).toEqual([]);
  expect(Array.isArray(await warnings)).toBe(true);
  expect(startCheck().warnings).toBe(warnings);
});
