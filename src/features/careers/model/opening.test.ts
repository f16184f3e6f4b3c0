import { expect, test } from 'vitest';
import { formatPlace, isOpenOn, type Opening, openings } from './opening.ts';

test.each([
  ['Clerk', 'Clerk, Town'],
  ['x'.repeat(54), `${'x'.repeat(54)}, Town`],
  ['x'.repeat(55), 'x'.repeat(55)],
])('the page of the opening "%s" has the title "%s"', (title, expected) => {
  expect(openings.page?.({ title, place: 'Town' } as Opening)?.title).toBe(expected);
});

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
