import { expect, test } from 'vitest';
import { findCrop, parseFocus } from './photograph-crop.ts';

const landscape = { width: 1600, height: 1000 };

test.each([
  ['', { left: 300, top: 0, width: 1000, height: 1000 }],
  ['25% 50%', { left: 0, top: 0, width: 1000, height: 1000 }],
  ['40% 0%', { left: 140, top: 0, width: 1000, height: 1000 }],
  ['100% 100%', { left: 600, top: 0, width: 1000, height: 1000 }],
])('a square around %j stays within the picture', (position, expected) => {
  expect(findCrop(landscape, 1, parseFocus(position))).toEqual(expected);
});

test('a wide crop keeps the width of the picture and moves vertically', () => {
  expect(findCrop(landscape, 4, parseFocus('50% 20%'))).toEqual({
    left: 0,
    top: 0,
    width: 1600,
    height: 400,
  });
  expect(findCrop(landscape, 4, parseFocus('50% 70%')).top).toBe(500);
});
