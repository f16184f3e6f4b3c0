import { findOffset } from '../../content/dates.ts';
import { formatList } from '../../content/language-facts.ts';
import type { Region } from './model/region.ts';

type Cities = Pick<Region, 'cities'>;

/** @returns hours by which the clocks of a time zone are ahead of UTC at a moment */
function countHours(timeZone: string, at: Date): number {
  const [, sign, hours, minutes] = /(.)(..):(..)/.exec(findOffset(timeZone, at)) ?? [];
  const size = Number(hours ?? 0) + Number(minutes ?? 0) / 60;
  return sign === '-' ? -size : size;
}

/**
 * Compares the clocks of two time zones in January and in July, because many change in summer.
 * @param home and there: IANA time zones, such as `Europe/London`
 * @param year of the build
 * @param tag BCP 47, such as `en-IN`
 * @returns one or two differences in hours, such as "−5.5 or −4.5 hrs"
 */
export function compareTimes(home: string, there: string, year: number, tag: string): string {
  const hours = [0, 6].map((month) => {
    const at = new Date(Date.UTC(year, month, 15));
    return countHours(there, at) - countHours(home, at);
  });
  const format = (value: number, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(tag, { signDisplay: 'exceptZero', ...options })
      .format(value)
      .replace('-', '−');
  const different = [...new Set(hours)].toSorted((a, b) => a - b);
  const texts = different.map((value, index) =>
    format(
      value,
      index === different.length - 1 ? { style: 'unit', unit: 'hour', unitDisplay: 'short' } : {},
    ),
  );
  return formatList(texts, tag, 'disjunction');
}

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

/** @returns the time that several places have in common, each with one or none */
export function findSameTime(times: (string | undefined)[]) {
  const [first, ...others] = new Set(times);
  return times.length > 1 && others.length === 0 ? first : undefined;
}

/**
 * @param regions all of the firm, one of which has its headquarters
 * @param year of the build
 * @returns the cities of a region from the west, and how their clocks differ from those of the headquarters: each
 *   or, where it is the same, all
 */
export function listPlaces({ cities }: Cities, regions: Cities[], year: number, tag: string) {
  const home = findHome(regions);
  const places = sortFromWest(cities).map((city) => ({
    name: city.name,
    kind: city.kind,
    time: compareClocks(city, home, year, tag),
  }));
  const sameTime = findSameTime(places.map(({ time }) => time));
  return {
    places: sameTime ? places.map((place) => ({ ...place, time: undefined })) : places,
    sameTime,
    home: places.some(({ time }) => time) ? home?.name : undefined,
  };
}
