import { describe, expect, test } from 'vitest';
import { compareTimes } from './region-places.ts';

describe('compareTimes', () => {
  test.each([
    ['zones without summer time', 'Asia/Kolkata', 'Asia/Tokyo', '+3.5 hrs'],
    ['a zone that changes its clocks', 'Asia/Kolkata', 'Europe/London', '−5.5 or −4.5 hrs'],
    ['zones behind UTC', 'America/New_York', 'America/Chicago', '−1 hr'],
    ['two zones that change together', 'Europe/Berlin', 'Europe/London', '−1 hr'],
    ['the same time', 'Asia/Kolkata', 'Asia/Colombo', '0 hrs'],
    [
      'seasons of the other half of the world',
      'Europe/London',
      'Pacific/Auckland',
      '+11 or +13 hrs',
    ],
  ])('%s', (_, home, there, text) => {
    expect(compareTimes(home, there, 2026, 'en-GB')).toBe(text);
  });

  test('writes numbers as the language does', () => {
    expect(compareTimes('Europe/Berlin', 'Asia/Kolkata', 2026, 'de')).toBe('+3,5 oder +4,5 Std.');
  });
});
