import { expect, test } from 'vitest';
import { readTokenColor } from './token-colors.ts';

test('both themes have a paper, and not the same', () => {
  expect(readTokenColor('paper')).toMatch(/^#f[\da-f]{5}$/);
  expect(readTokenColor('paper', 'dark')).not.toBe(readTokenColor('paper'));
});

test('an unknown colour is refused by name', () => {
  expect(() => readTokenColor('purple')).toThrow('no light colour purple');
});
