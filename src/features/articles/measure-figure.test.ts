import { expect, test } from 'vitest';
import { findFigureSize } from './measure-figure.ts';

test.each([
  ['4', 'cover-huge'],
  ['2(s)', 'cover-huge'],
  ['s. 27', 'cover-large'],
  ['43B(h)', 'cover-medium'],
  ['10 → 20', 'cover-small'],
  ['January 31', 'cover-tiny'],
  ['Wednesday 30', 'cover-least'],
])('the figure %j has the size %s', (figure, size) => {
  expect(findFigureSize(figure)).toBe(size);
});
