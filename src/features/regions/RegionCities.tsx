import { fill, type WordsOf } from '../../content/words.ts';
import type { Region } from './model/region.ts';
import { compareClocks, findHome } from './region-places.ts';

interface Props {
  regions: Pick<Region, 'title' | 'path' | 'cities'>[];
  /** Year of the build. */
  year: number;
  words: WordsOf<'regions'>;
}

/** Links to the regions, each with its cities and how their clocks differ from the headquarters'. */
export function RegionCities({ regions, year, words }: Props) {
  const home = findHome(regions);
  const lists = regions.map(({ title, path, cities }) => ({
    title,
    path,
    places: cities
      .filter(({ kind }) => kind !== 'headquarters' || cities.length === 1)
      .map((city) => ({ ...city, time: compareClocks(city, home, year, words.tag) })),
  }));
  return (
    <div className="wrap">
      <ul className="grid gap-x-10 gap-y-5 pt-6 pb-4 max-lg:pairs sm:grid-cols-2 lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none">
        {lists.map(({ title, path, places }) => (
          <li key={path}>
            <a className="block py-1.5 font-medium hover:underline" href={path}>
              {title}
            </a>
            <ul>
              {places.map(({ name, time }) => (
                <li
                  className="flex flex-wrap justify-between gap-x-4 border-t border-rule py-1 text-sm"
                  key={name}
                >
                  {name}
                  {time && <span className="text-xs text-muted tabular">{time}</span>}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {home && lists.some(({ places }) => places.some(({ time }) => time)) && (
        <p className="text-xs text-muted">{fill(words.regions.timeNote, { city: home.name })}</p>
      )}
    </div>
  );
}
