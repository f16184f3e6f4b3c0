import { expect, test } from 'vitest';
import { drawArches } from './draw-arches.ts';

const whole = (x: number) =>
  `M${x} 240V85A85 85 0 0 1 ${x + 85} 0H${x + 85}A85 85 0 0 1 ${x + 170} 85V240`;

test.each([
  // Across the sides, and across the round head.
  [94, 52, whole(0), 'M230 240V107H400V240'],
  [3, 48, 'M0 240V225H170V240', whole(230)],
  [100, 90, whole(0), 'M230 240V85A85 85 0 0 1 256 24H374A85 85 0 0 1 400 85V240'],
])('arches for %d and %d are filled up to the values', (before, after, first, second) => {
  expect(drawArches({ before, after, unit: 'days' })).toEqual({
    whole: whole(0) + whole(230),
    before: first,
    after: second,
  });
});

test('nothing is filled for zero', () => {
  expect(drawArches({ before: 0, after: 5, unit: 'days' }).before).toBe('');
  expect(drawArches({ before: 0, after: 0, unit: 'days' })).toMatchObject({
    before: '',
    after: '',
  });
});
