import type { City } from './model/region.ts';

interface Props {
  kind: City['kind'];
  /** Of a map of tiles, one of which has its colour. */
  isTile?: boolean;
}

/** The dot or the tile of a kind of city, as on the maps. */
export const MapKey = ({ kind, isTile = false }: Props) => (
  <svg aria-hidden="true" className="map-key" viewBox="-60 -60 120 120">
    {isTile ? (
      <rect className="map-tile" height="100" width="100" x="-50" y="-50" />
    ) : (
      <circle className={`map-${kind}`} vectorEffect="non-scaling-stroke" />
    )}
  </svg>
);
