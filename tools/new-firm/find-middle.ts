import { geoCentroid } from 'd3-geo';
import { iso31661 } from 'iso-3166';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlas from 'world-atlas/countries-50m.json' with { type: 'json' };

const topology = atlas as unknown as Topology<{ countries: GeometryCollection }>;

/** @returns longitude and latitude of the centre of a country, to one decimal */
export function findMiddle(country: string): [longitude: number, latitude: number] {
  const numeric = iso31661.find(({ alpha2 }) => alpha2 === country)?.numeric;
  const shape = topology.objects.countries.geometries.find(({ id }) => id === numeric);
  if (!shape) return [0, 0];
  const [longitude, latitude] = geoCentroid(feature(topology, shape));
  return [Number(longitude.toFixed(1)), Number(latitude.toFixed(1))];
}
