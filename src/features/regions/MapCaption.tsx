import type { WordsOf } from '../../content/words/words.ts';
import { MapKey } from './MapKey.tsx';
import type { City } from './model/region.ts';

interface Props {
  /** The kinds of cities on the map. */
  kinds: readonly City['kind'][];
  words: WordsOf<'regions'>;
}

/** @returns what the firm has in cities of a kind */
export const labelCity = (kind: City['kind'], regions: WordsOf<'regions'>['regions']) =>
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
        <MapKey kind={kind} />
        {labelCity(kind, regions)}
      </span>
    ))}
    <span>{regions.mapNote}</span>
  </figcaption>
);
