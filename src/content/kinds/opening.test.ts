import { describe, expect, test } from 'vitest';
import { parseDate } from '../dates.ts';
import { isOpenOn } from './opening.ts';

describe('isOpenOn', () => {
  test.each([
    ['January 30, 2025', true],
    ['January 31, 2025', true],
    ['February 1, 2025', false],
    ['January 1, 2026', false],
  ])('closing on January 31, 2025, on %s: %s', (today, open) => {
    expect(isOpenOn({ closes: parseDate('January 31, 2025') }, parseDate(today))).toBe(open);
  });

  test('an opening without a closing day stays open', () => {
    expect(isOpenOn({}, parseDate('January 1, 2999'))).toBe(true);
  });
});
