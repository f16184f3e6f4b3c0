import { expect, test } from 'vitest';
import { checkContent } from '../../../src/check/check-content.ts';
import { formatProblem } from '../../../src/check/problem.ts';
import { drawFirm } from '../../support/draw-firm.ts';

/** `npm test` draws the same firms each time; `FIRMS=1000-1500` others, by their seeds. */
const [from = 1, to = 25] = (process.env.FIRMS ?? '1-25').split('-').map(Number);
const seeds = Array.from({ length: to - from + 1 }, (_, index) => from + index);

test('the check accepts every firm that keeps to the schemas', { timeout: 3_600_000 }, () => {
  for (const seed of seeds) {
    const replay = `FIRMS=${seed}-${seed} npx vitest run --project unit tests/tools/content-check/drawn-firms`;
    const { files, pictures } = drawFirm(seed);
    const problems = checkContent({ files, pictures }).map(formatProblem);
    expect(problems, `Replay: ${replay}`).toEqual([]);
  }
});
