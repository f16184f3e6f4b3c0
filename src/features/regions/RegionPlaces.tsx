import type { WordsOf } from '../../content/words/words.ts';
import './region-places.css';
import { fill } from '../../content/words/fill.ts';
import { labelCity } from './MapCaption.tsx';
import { MapKey } from './MapKey.tsx';
import { cityKinds } from './model/region.ts';
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
  const isRooted = Boolean(map?.roots);
  const kinds = cityKinds.filter((kind) => places.some((place) => place.kind === kind));
  const layout = isRooted ? `columns with-end with-roots ${map?.isTall ? 'below-tall' : ''}` : '';
  return (
    <div className="soil">
      <div className={`region-places wrap ${layout}`}>
        <ul>
          {places.map(({ name, kind, time }) => (
            <li key={name}>
              <b>{name}</b>
              {map && <MapKey kind={kind} />}
              {hasHome && kind !== 'partner' && <MapKey isTile kind={kind} />}
              <span className="place-kind">{regions[kind]}</span>
              {time && <span className="block">{time}</span>}
            </li>
          ))}
        </ul>
        {(home || map) && (
          <p>
            {isRooted && (
              <span aria-hidden="true" className="places-key">
                {kinds.map((kind) => (
                  <span key={kind}>
                    <MapKey kind={kind} />
                    {labelCity(kind, regions)}
                  </span>
                ))}
              </span>
            )}
            {home && <span>{fill(regions.timeNote, { city: home })}.</span>}{' '}
            {map && regions.mapNote}
          </p>
        )}
      </div>
    </div>
  );
};
