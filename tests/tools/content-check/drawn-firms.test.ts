import { expect, test } from 'vitest';
import { checkContent } from '../../../src/check/check-content.ts';
import { formatProblem } from '../../../src/check/problem.ts';
import { listWarnings } from '../../../src/check/warnings.ts';
import { toCalendarDate } from '../../../src/content/dates.ts';
import { checkLaunch } from '../../../tools/launch/check-launch.ts';
import { formatFinding } from '../../../tools/launch/finding.ts';
import { drawFirm } from '../../support/draw-firm.ts';
import { isNightly } from '../../support/nightly.ts';

/**
 * `npm test` draws the same firms each time, `npm run nightly` more of them; `FIRMS=1000-1500` draws
 * others, by their seeds.
 */
const wish = process.env.FIRMS ?? `1-${isNightly ? 200 : 6}`;
const [from = 1, to = from] = wish.split('-').map(Number);
const seeds = Array.from({ length: to - from + 1 }, (_, index) => from + index);

const today = toCalendarDate(new Date());

test('the check accepts every firm that keeps to the schemas', { timeout: 3_600_000 }, () => {
  for (const seed of seeds) {
    const replay = `FIRMS=${seed}-${seed} npx vitest run --project unit tests/tools/content-check/drawn-firms`;
    const { files, pictures } = drawFirm(seed);
    const problems = checkContent({ files, pictures }).map(formatProblem);
    expect(problems, `Replay: ${replay}`).toEqual([]);
    // The other commands that read content also answer for it.
    const printed = [
      ...listWarnings({ files }).map(formatProblem),
      ...checkLaunch(files, today).map(formatFinding),
    ].join('\n');
    expect(printed, `Replay: ${replay}`).not.toMatch(/undefined|NaN|\[object/);
  }
});
