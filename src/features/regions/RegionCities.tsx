import { fill, type WordsOf } from '../../content/words.ts';
import type { Region } from './model/region.ts';
import { compareClocks, findHome, findSameTime } from './region-places.ts';

interface Props {
  regions: Pick<Region, 'title' | 'path' | 'cities'>[];
  /** Year of the build. */
  year: number;
  words: WordsOf<'regions'>;
}

const row = 'flex flex-wrap items-baseline justify-between gap-x-4';

const Time = ({ text }: { text: string | undefined }) =>
  text && <span className="text-xs text-muted tabular">{text}</span>;

/** Links to the regions, each with its cities and how their clocks differ from the headquarters': each, or all alike. */
export function RegionCities({ regions, year, words }: Props) {
  const home = findHome(regions);
  const lists = regions.map(({ title, path, cities }) => {
    const places = cities
      .filter(({ kind }) => kind !== 'headquarters' || cities.length === 1)
      .map((city) => ({ ...city, time: compareClocks(city, home, year, words.tag) }));
    return { title, path, places, sameTime: findSameTime(places.map(({ time }) => time)) };
  });
  return (
    <div className="wrap">
      <ul className="grid gap-x-10 gap-y-5 pt-6 pb-4 max-lg:pairs sm:grid-cols-2 lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none">
        {lists.map(({ title, path, places, sameTime }) => (
          <li key={path}>
            <div className={row}>
              <a className="py-1.5 font-medium hover:underline" href={path}>
                {title}
              </a>
              <Time text={sameTime} />
            </div>
            <ul>
              {places.map(({ name, time }) => (
                <li className={`${row} border-t border-rule py-1 text-sm`} key={name}>
                  {name}
                  <Time text={sameTime ? undefined : time} />
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
