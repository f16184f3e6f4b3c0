import { expect, test } from 'vitest';
import { contrastRatio, toLuminance } from './contrast.ts';

const toRatio = (a: string, b: string) => contrastRatio(toLuminance(a) ?? 0, toLuminance(b) ?? 0);

test('black on white is 21, a colour on itself 1', () => {
  expect(toRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(toRatio('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 2);
  expect(toRatio('#777777', '#777777')).toBe(1);
});

test('known contrasts come out as others publish them', () => {
  expect(toRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(toRatio('#595959', '#ffffff')).toBeCloseTo(7, 1);
  expect(toRatio('#ff0000', '#ffffff')).toBeCloseTo(4, 1);
});

test.each([
  ['oklch(0.628 0.2577 29.23)', '#ff0000'],
  ['oklch(0.8664 0.2948 142.5)', '#00ff00'],
  ['oklch(45.2% 0.3132 264.05)', '#0000ff'],
  ['oklch(0.5999 0 0)', '#808080'],
])('%s is %s', (oklch, hex) => {
  expect(toLuminance(oklch)).toBeCloseTo(toLuminance(hex) ?? 9, 2);
});

test('what is no colour has no luminance', () => {
  expect(toLuminance('initial')).toBeUndefined();
  expect(toLuminance('oklch(from red l c h)')).toBeUndefined();
});
