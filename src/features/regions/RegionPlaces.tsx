import { fill, type WordsOf } from '../../content/words.ts';
import { MapKey } from './RegionMap.tsx';
import type { RegionPage } from './region-page.ts';

interface Props extends Pick<RegionPage, 'places' | 'tiles'> {
  words: WordsOf<'regions'>;
}

const row =
  'grid grid-cols-[repeat(auto-fit,minmax(min(8em,100%),1fr))] items-baseline gap-x-4 border-b border-rule py-2 sm:block sm:border-0 sm:py-0';
const name = 'row-span-2 font-display text-xl font-normal sm:block';

/** On the soil, the cities of a region with what the firm has there, and how their clocks differ. */
export const RegionPlaces = ({ places: { places, sameTime, home }, tiles, words }: Props) => {
  const note = home && fill(words.regions.timeNote, { city: home });
  return (
    <div className="soil">
      <div className="wrap pt-5 pb-6 text-sm">
        <ul
          className={`gap-x-8 gap-y-4 sm:grid sm:grid-cols-3 ${places.length > 3 ? 'lg:grid-cols-6' : sameTime ? 'lg:grid-cols-4' : ''}`}
        >
          {places.map(({ name: place, kind, time }) => (
            <li className={row} key={place}>
              <b className={name}>{place}</b>
              <span className="flex items-center gap-2 text-muted">
                {!tiles && <MapKey kind={kind} />}
                {words.regions[kind]}
              </span>
              {time && <span className="block text-muted">{time}</span>}
            </li>
          ))}
          {sameTime && (
            <li className={row}>
              <b className={name}>{sameTime}</b>
              <span className="text-muted">{note}</span>
            </li>
          )}
        </ul>
        {((note && !sameTime) || !tiles) && (
          <p className="mt-4 text-xs text-muted">
            {note && !sameTime && <span>{note}.</span>} {!tiles && words.regions.mapNote}
          </p>
        )}
      </div>
    </div>
  );
};
