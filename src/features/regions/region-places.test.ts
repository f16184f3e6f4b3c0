import { expect, test } from 'vitest';
import type { City } from './model/region.ts';
import { listPlaces } from './region-places.ts';

const city = (name: string, kind: City['kind'], timeZone?: string) =>
  ({ name, kind, timeZone, longitude: 0, latitude: 0 }) as City;

const home = { cities: [city('Delhi', 'headquarters', 'Asia/Kolkata')] };
const abroad = {
  cities: [city('Dubai', 'partner', 'Asia/Dubai'), city('Muscat', 'office'), ...home.cities],
};

test('cities are listed by kind, with the hours between them and the headquarters', () => {
  expect(listPlaces(abroad, [home, abroad], 2026, 'en')).toEqual({
    groups: [
      { kind: 'headquarters', places: [{ name: 'Delhi', time: undefined }] },
      { kind: 'office', places: [{ name: 'Muscat', time: undefined }] },
      { kind: 'partner', places: [{ name: 'Dubai', time: '−1.5 hr' }] },
    ],
    home: 'Delhi',
  });
});

test('no clock is compared without another city, or without a headquarters', () => {
  expect(listPlaces(home, [home], 2026, 'en').home).toBeUndefined();
  expect(listPlaces({ cities: abroad.cities.slice(0, 1) }, [], 2026, 'en').home).toBeUndefined();
});
