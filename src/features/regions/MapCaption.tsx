import type { WordsOf } from '../../content/words/words.ts';
import type { RegionMapData } from './maps.ts';

interface Props {
  /** The kinds of cities on the map. */
  kinds: readonly CityKind[];
  words: WordsOf<'regions'>;
}

type CityKind = RegionMapData['cities'][number]['kind'];

/** @returns what the firm has in cities of a kind */
export const labelCity = (kind: CityKind, regions: WordsOf<'regions'>['regions']) =>
  ({
    headquarters: regions.headquarters,
    office: regions.offices,
    partner: regions.partners,
  })[kind];

/** The key to the dots of a map, and the source of its outlines. */
export const MapCaption = ({ kinds, words: { regions } }: Props) => (
  <figcaption className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-xs text-muted">
    {kinds.map((kind) => (
      <span className="flex items-center gap-2" key={kind}>
        <svg aria-hidden="true" className="map-key" viewBox="-60 -60 120 120">
          <circle className={`map-${kind}`} vectorEffect="non-scaling-stroke" />
        </svg>
        {labelCity(kind, regions)}
      </span>
    ))}
    <span>{regions.mapNote}</span>
  </figcaption>
);
