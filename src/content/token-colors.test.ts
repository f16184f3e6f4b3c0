import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { readTokenColor } from './token-colors.ts';

vi.mock('node:fs', { spy: true });

test('the tokens are read on first use and once', () => {
  expect(readFileSync).not.toHaveBeenCalled();
  readTokenColor('paper');
  readTokenColor('ink');
  expect(readFileSync).toHaveBeenCalledTimes(1);
});

test('both themes have a paper, and not the same', () => {
  expect(readTokenColor('paper')).toMatch(/^#f[\da-f]{5}$/);
  expect(readTokenColor('paper', 'dark')).not.toBe(readTokenColor('paper'));
});

test('an unknown colour is refused by name', () => {
  expect(() => readTokenColor('purple')).toThrow('no light colour purple');
});
