import { expect, test } from 'vitest';
import { readTokens } from './tokens.ts';

const readHex = (value: string) => readTokens(`--color-ink: ${value};`).light.get('ink')?.hex;

test.each([
  ['oklch(0.628 0.2577 29.23)', '#ff0000'],
  ['oklch(0.8664 0.2948 142.5)', '#00ff00'],
  ['oklch(45.2% 0.3132 264.05)', '#0000ff'],
  ['oklch(0.5999 0 0)', '#808080'],
  ['#1A2b3c', '#1a2b3c'],
])('%s is %s', (value, hex) => {
  expect(readHex(value)).toBe(hex);
});

test.each(['initial', 'var(--color-paper)', 'oklch(from red l c h)', 'oklch(0.4 0.02 165 / 0.5)'])(
  '%s is not an opaque colour',
  (value) => {
    expect(readHex(value)).toBeUndefined();
  },
);

test('dark and print take from light what they leave out', () => {
  const css = `:root {
  --color-ink: #111111;
  --color-paper: #eeeeee;
}
.dark {
  --color-ink: #ffffff;
}
@media print {
  --color-paper: #ffffff;
}`;
  const { light, dark, print } = readTokens(css);
  expect(light.get('ink')).toEqual({ hex: '#111111', line: 2 });
  expect(dark.get('ink')).toEqual({ hex: '#ffffff', line: 6 });
  expect(dark.get('paper')).toEqual({ hex: '#eeeeee', line: 3 });
  expect(print.get('paper')).toEqual({ hex: '#ffffff', line: 9 });
});
