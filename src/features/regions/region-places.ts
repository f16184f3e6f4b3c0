import { cityKinds, type Region } from './model/region.ts';
import { compareTimes } from './time-difference.ts';

type Cities = Pick<Region, 'cities'>;

/** @returns the headquarters of the firm, if its time zone is known */
export const findHome = (regions: Cities[]) =>
  regions
    .flatMap(({ cities }) => cities)
    .find(({ kind, timeZone }) => kind === 'headquarters' && timeZone);

/**
 * @param regions all of the firm, one of which has its headquarters
 * @param year of the build
 * @returns the cities of a region by kind, and how their clocks differ from those of the headquarters
 */
export function listPlaces({ cities }: Cities, regions: Cities[], year: number, language: string) {
  const home = findHome(regions);
  const groups = cityKinds.flatMap((kind) => {
    const places = cities
      .filter((city) => city.kind === kind)
      .map(({ name, timeZone }) => ({
        name,
        time:
          home?.timeZone && timeZone && name !== home.name
            ? compareTimes(home.timeZone, timeZone, year, language)
            : undefined,
      }));
    return places.length > 0 ? [{ kind, places }] : [];
  });
  const isCompared = groups.some(({ places }) => places.some(({ time }) => time));
  return { groups, home: isCompared ? home?.name : undefined };
}
