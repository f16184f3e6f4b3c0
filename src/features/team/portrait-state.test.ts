import { expect, test } from 'vitest';
import { readPortraitState } from './portrait-state.ts';

test.each([
  [undefined, 'idle'],
  [null, 'idle'],
  [{ complete: false, naturalWidth: 0 }, 'loading'],
  // The width is known before the picture has loaded completely.
  [{ complete: false, naturalWidth: 480 }, 'loading'],
  [{ complete: true, naturalWidth: 480 }, 'loaded'],
  [{ complete: true, naturalWidth: 0 }, 'error'],
] as const)('%j is %s', (image, state) => {
  expect(readPortraitState(image)).toBe(state);
});
