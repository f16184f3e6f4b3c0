import { expect, test } from 'vitest';
import { formatPlace, isOpenOn } from './opening.ts';

test.each([
  [{ locality: 'Graz', region: 'Steiermark' }, 'Graz, Steiermark'],
  [{ locality: 'Luxembourg', region: 'Luxembourg' }, 'Luxembourg'],
  [{ locality: 'Graz' }, 'Graz'],
])('the place %j is written as "%s"', (location, place) => {
  expect(formatPlace(location)).toBe(place);
});

test.each([
  ['2025-01-31', '2025-01-31', true],
  ['2025-01-31', '2025-02-01', false],
  [undefined, '2999-01-01', true],
])('an opening that closes on %s is open on %s: %s', (closes, today, open) => {
  expect(isOpenOn({ closes }, today)).toBe(open);
});
