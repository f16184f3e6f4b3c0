import { expect, test } from 'vitest';
import { writeConstants } from './constant-values.ts';

const write = (css: string, ...shared: string[]) =>
  writeConstants(css, (name) => shared.includes(name));

test('a variable with one value is written where it is used', () => {
  expect(write(':root{--a:1px;--b:2px}.c{top:var(--a);left:var(--b)}', '--b')).toBe(
    ':root{--a:1px;--b:2px}.c{top:1px;left:var(--b)}',
  );
  expect(write('@layer theme{:root,:host{--a:1px}}.c{top:var(--a)}')).toContain('.c{top:1px}');
  expect(write('.b{top:0}:root{--a:1px}.c{top:var(--a)}')).toContain('.c{top:1px}');
});

test.each([
  ['has another value somewhere', ':root{--a:1px}.b{--a:2px}.c{top:var(--a)}'],
  ['has a value under a condition', '@media print{:root{--a:1px}}.c{top:var(--a)}'],
  ['belongs to a part of the page', '.b{--a:1px}.c{top:var(--a)}'],
  ['depends on another', ':root{--a:var(--b)}.b{--b:2px}.c{top:var(--a)}'],
])('a variable stays that %s', (_, css) => {
  expect(write(css)).toBe(css);
});
