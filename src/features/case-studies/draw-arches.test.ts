import { expect, test } from 'vitest';
import { drawArches } from './draw-arches.ts';

test.each([
  [94, 52, 'M0 240V85A85 85 0 0 1 170 85V240', 'M230 240V192A85 85 0 0 1 400 192V240'],
  [3, 48, 'M0 240V240A85 15 0 0 1 170 240V240', 'M230 240V85A85 85 0 0 1 400 85V240'],
])('arches for %d and %d are as high as the values', (before, after, first, second) => {
  expect(drawArches({ before, after, unit: 'days' })).toEqual([first, second]);
});

test('nothing is drawn for zero', () => {
  expect(drawArches({ before: 0, after: 5, unit: 'days' })[0]).toBe('');
  expect(drawArches({ before: 0, after: 0, unit: 'days' })).toEqual(['', '']);
});
