import { expect, test } from 'vitest';
import { getTokenColor, toHex } from './token-colors.ts';

// Values of the CSS Color 4 specification and of browsers.
test.each([
  [1, 0, 0, '#ffffff'],
  [0, 0, 0, '#000000'],
  [0.628, 0.2577, 29.23, '#ff0000'],
  [0.5198, 0.1769, 142.5, '#008000'],
  [0.9, 0.4, 140, '#00ff00'],
])('oklch(%d %d %d) is %s', (lightness, chroma, hue, hex) => {
  expect(toHex(lightness, chroma, hue)).toBe(hex);
});

test('both themes have a paper, and not the same', () => {
  expect(getTokenColor('paper')).toMatch(/^#[\da-f]{6}$/);
  expect(getTokenColor('paper', 'dark')).not.toBe(getTokenColor('paper'));
});

test('an unknown colour is refused by name', () => {
  expect(() => getTokenColor('purple')).toThrow('no light colour purple');
});
