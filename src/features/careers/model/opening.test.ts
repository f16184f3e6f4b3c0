import { expect, test } from 'vitest';
import { formatPlace } from './opening.ts';

test.each([
  [{ locality: 'Graz', region: 'Steiermark' }, 'Graz, Steiermark'],
  [{ locality: 'Luxembourg', region: 'Luxembourg' }, 'Luxembourg'],
  [{ locality: 'Graz' }, 'Graz'],
])('the place %j is written as "%s"', (location, place) => {
  expect(formatPlace(location)).toBe(place);
});
