import type { City } from './model/region.ts';

/** The dot of a kind of city, as on the maps. */
export const MapKey = ({ kind }: Pick<City, 'kind'>) => (
  <svg aria-hidden="true" className="map-key" viewBox="-60 -60 120 120">
    <circle className={`map-${kind}`} vectorEffect="non-scaling-stroke" />
  </svg>
);
