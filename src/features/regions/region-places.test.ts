import { expect, test } from 'vitest';
import type { City } from './model/region.ts';
import { listPlaces } from './region-places.ts';

const longitudes = { Dubai: 55, Muscat: 58, Delhi: 77 };

const city = (name: keyof typeof longitudes, kind: City['kind'], timeZone?: string) =>
  ({ name, kind, timeZone, longitude: longitudes[name], latitude: 0 }) as City;

const home = { cities: [city('Delhi', 'headquarters', 'Asia/Kolkata')] };
const abroad = {
  cities: [...home.cities, city('Muscat', 'office'), city('Dubai', 'partner', 'Asia/Dubai')],
};

test('cities are listed from the west, with the hours between them and the headquarters', () => {
  expect(listPlaces(abroad, [{ cities: abroad.cities.slice(1) }, home], 2026, 'en')).toEqual({
    places: [
      { name: 'Dubai', kind: 'partner', time: '−1.5 hr' },
      { name: 'Muscat', kind: 'office', time: undefined },
      { name: 'Delhi', kind: 'headquarters', time: undefined },
    ],
    home: 'Delhi',
  });
});
