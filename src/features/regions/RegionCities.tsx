import { fill } from '../../content/words/fill.ts';
import type { WordsOf } from '../../content/words/words.ts';
import './region-cities.css';
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
  return (
    <div className="wrap">
      <ul className="region-cities">
        {regions.map(({ title, path, cities }) => (
          <li key={path}>
            <a href={path}>{title}</a>
            <ul>
              {cities
                .filter(({ kind }) => kind !== 'headquarters' || cities.length === 1)
                .map((city) => ({ city, time: compareClocks(city, home, year, words.language) }))
                .map(({ city, time }) => (
                  <li key={city.name}>
                    {city.name}
                    {time && <span>{time}</span>}
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
      {home &&
        regions.some(({ cities }) =>
          cities.some(({ kind, timeZone }) => kind !== 'headquarters' && timeZone),
        ) && (
          <p className="text-xs text-muted">{fill(words.regions.timeNote, { city: home.name })}</p>
        )}
    </div>
  );
}
