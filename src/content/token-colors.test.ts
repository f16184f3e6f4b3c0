import { expect, test } from 'vitest';
import { readTokenColor } from './token-colors.ts';

test('palette colours are converted for programs that do not support oklch()', () => {
  expect(readTokenColor('paper')).toMatch(/^#[\da-f]{6}$/);
});

test('both themes have a paper colour, and the two differ', () => {
  expect(readTokenColor('paper', 'dark')).not.toBe(readTokenColor('paper'));
});
