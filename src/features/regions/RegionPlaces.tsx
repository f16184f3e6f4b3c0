import { fill, type WordsOf } from '../../content/words.ts';
import { MapKey } from './RegionMap.tsx';
import type { RegionPage } from './region-page.ts';

interface Props extends Pick<RegionPage, 'places' | 'tiles'> {
  words: WordsOf<'regions'>;
}

/** On the soil, the cities of a region with what the firm has there, and how their clocks differ. */
export const RegionPlaces = ({ places: { places, home }, tiles, words }: Props) => (
  <div className="soil">
    <div className="wrap pt-5 pb-6 text-sm">
      <ul
        className={`gap-x-8 gap-y-4 sm:grid sm:grid-cols-3 ${places.length > 3 ? 'lg:grid-cols-6' : ''}`}
      >
        {places.map(({ name, kind, time }) => (
          <li
            className="grid grid-cols-[repeat(auto-fit,minmax(min(8em,100%),1fr))] items-baseline gap-x-4 border-b border-rule py-2 sm:block sm:border-0 sm:py-0"
            key={name}
          >
            <b className="row-span-2 font-display text-xl font-normal sm:block">{name}</b>
            <span className="flex items-center gap-2 text-muted">
              {!tiles && <MapKey kind={kind} />}
              {words.regions[kind]}
            </span>
            {time && <span className="block text-muted">{time}</span>}
          </li>
        ))}
      </ul>
      {(home || !tiles) && (
        <p className="mt-4 text-xs text-muted">
          {home && <span>{fill(words.regions.timeNote, { city: home })}.</span>}{' '}
          {!tiles && words.regions.mapNote}
        </p>
      )}
    </div>
  </div>
);
