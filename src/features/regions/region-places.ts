import type { Region } from './model/region.ts';
import { compareTimes } from './time-difference.ts';

type Cities = Pick<Region, 'cities'>;

/** @returns the headquarters of the firm, if its time zone is known */
export const findHome = (regions: Cities[]) =>
  regions
    .flatMap(({ cities }) => cities)
    .find(({ kind, timeZone }) => kind === 'headquarters' && timeZone);

/**
 * @param year of the build
 * @returns how the clocks of a city differ from those of the headquarters; undefined if one of the
 *   time zones is not known, or if the city is that of the headquarters
 */
export const compareClocks = (
  { name, timeZone }: Region['cities'][number],
  home: Region['cities'][number] | undefined,
  year: number,
  tag: string,
) =>
  home?.timeZone && timeZone && name !== home.name
    ? compareTimes(home.timeZone, timeZone, year, tag)
    : undefined;

/** @returns cities in the order in which a map has them, from the west */
const sortFromWest = (cities: Region['cities']) =>
  cities.toSorted((a, b) => a.longitude - b.longitude);

/**
 * @param regions all of the firm, one of which has its headquarters
 * @param year of the build
 * @returns the cities of a region from the west, and how their clocks differ from those of the headquarters
 */
export function listPlaces({ cities }: Cities, regions: Cities[], year: number, tag: string) {
  const home = findHome(regions);
  const places = sortFromWest(cities).map((city) => ({
    name: city.name,
    kind: city.kind,
    time: compareClocks(city, home, year, tag),
  }));
  return { places, home: places.some(({ time }) => time) ? home?.name : undefined };
}
