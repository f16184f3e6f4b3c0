import { expect, test } from 'vitest';
import { readTokenColor } from './token-colors.ts';

test('colours of the palette are written for programs that know no oklch()', () => {
  expect(readTokenColor('paper')).toMatch(/^#[\da-f]{6}$/);
});

test('both themes have a paper, and not the same', () => {
  expect(readTokenColor('paper', 'dark')).not.toBe(readTokenColor('paper'));
});
