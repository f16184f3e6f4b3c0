import { expect, test } from 'vitest';
import { findCrop } from './photograph-service.ts';

test.each([
  [1, '', { left: 300, top: 0, width: 1000, height: 1000 }],
  [1, '25% 50%', { left: 0, top: 0, width: 1000, height: 1000 }],
  [1, '40% 0%', { left: 140, top: 0, width: 1000, height: 1000 }],
  [1, '100% 100%', { left: 600, top: 0, width: 1000, height: 1000 }],
  [4, '50% 20%', { left: 0, top: 0, width: 1600, height: 400 }],
  [4, '50% 70%', { left: 0, top: 500, width: 1600, height: 400 }],
])('a crop %d times as wide as high around %j stays within the picture', (ratio, at, expected) => {
  expect(findCrop({ width: 1600, height: 1000 }, ratio, at)).toEqual(expected);
});
