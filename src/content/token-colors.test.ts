import { expect, test } from 'vitest';
import { getTokenColor } from './token-colors.ts';

test('both themes have a paper, and not the same', () => {
  expect(getTokenColor('paper')).toMatch(/^#f[\da-f]{5}$/);
  expect(getTokenColor('paper', 'dark')).not.toBe(getTokenColor('paper'));
});

test('an unknown colour is refused by name', () => {
  expect(() => getTokenColor('purple')).toThrow('no light colour purple');
});
