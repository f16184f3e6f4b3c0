import './region-places.css';
import { fill } from '../../content/words/fill.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { labelCity } from './MapCaption.tsx';
import { MapKey } from './MapKey.tsx';
import type { RegionPage } from './region-page.ts';

interface Props extends Pick<RegionPage, 'places'> {
  /** Whether a map with outlines is above, whose source must be named. */
  hasMap: boolean;
  /** Whether the tile of an office is marked. */
  hasHome?: boolean | undefined;
  words: WordsOf<'regions'>;
}

/** On the soil, the cities of a region with what the firm has there, and how their clocks differ. */
export const RegionPlaces = ({
  places: { groups, home },
  hasMap,
  hasHome,
  words: { regions },
}: Props) => (
  <div className="soil">
    <div className="wrap region-places">
      {groups.map(({ kind, places }) => (
        <dl key={kind}>
          <dt>
            {hasMap && <MapKey kind={kind} />}
            {hasHome && kind !== 'partner' && <MapKey isTile kind={kind} />}
            {labelCity(kind, regions)}
          </dt>
          {places.map(({ name, time }) => (
            <dd key={name}>
              <b>{name}</b> {time && <span>{time}</span>}
            </dd>
          ))}
        </dl>
      ))}
      {(home || hasMap) && (
        <p>
          {home && <span>{fill(regions.timeNote, { city: home })}.</span>}{' '}
          {hasMap && regions.mapNote}
        </p>
      )}
    </div>
  </div>
);
