import type { WordsOf } from '../../content/words/words.ts';
import './region-places.css';
import { fill } from '../../content/words/fill.ts';
import { MapKey } from './MapKey.tsx';
import type { RegionMapData } from './region-map.ts';
import type { RegionPage } from './region-page.ts';

interface Props extends Pick<RegionPage, 'places'> {
  /** The map above with outlines, whose source must be named; undefined above tiles. */
  map: RegionMapData | undefined;
  /** Whether the tile of an office is marked. */
  hasHome?: boolean | undefined;
  words: WordsOf<'regions'>;
}

/** On the soil, the cities of a region with what the firm has there, and how their clocks differ. */
export const RegionPlaces = ({ places: { places, home }, map, hasHome, words }: Props) => {
  const { regions } = words;
  return (
    <div className="soil">
      <div className="region-places wrap">
        <ul>
          {places.map(({ name, kind, time }) => (
            <li key={name}>
              <b>{name}</b>
              {map && <MapKey kind={kind} />}
              {hasHome && kind !== 'partner' && <MapKey isTile kind={kind} />}
              <span>{regions[kind]}</span>
              {time && <span className="block">{time}</span>}
            </li>
          ))}
        </ul>
        {(home || map) && (
          <p>
            {home && <span>{fill(regions.timeNote, { city: home })}.</span>}{' '}
            {map && regions.mapNote}
          </p>
        )}
      </div>
    </div>
  );
};
