import { geoArea } from 'd3-geo';
import type { MultiPolygon, Position } from 'geojson';
import { iso31661 } from 'iso-3166';
import { merge } from 'topojson-client';
import type {
  GeometryCollection,
  Topology,
  MultiPolygon as TopologyMultiPolygon,
  Polygon as TopologyPolygon,
} from 'topojson-specification';
import atlas from 'world-atlas/countries-50m.json' with { type: 'json' };
import type { Boundary } from './model/boundary.ts';

const antarctica = 'AQ';

const topology = atlas as unknown as Topology<{ countries: GeometryCollection }>;

/** The map data names countries by the numbers of ISO 3166-1. */
const numericCode = (country: string) => iso31661.find(({ alpha2 }) => alpha2 === country)?.numeric;

const mergeCountries = (keep: (code: string) => boolean): MultiPolygon =>
  merge(
    topology,
    topology.objects.countries.geometries.filter(({ id }) => keep(String(id))) as (
      | TopologyPolygon
      | TopologyMultiPolygon
    )[],
  );

/** An area as a polygon of d3, which takes one that turns the other way for the rest of the globe. */
function closeArea(points: Boundary['points']): Position[][] {
  const ring = [...points, ...points.slice(0, 1)];
  const area = geoArea({ type: 'Polygon', coordinates: [ring] });
  return [area > 2 * Math.PI ? ring.toReversed() : ring];
}

/**
 * Countries as one shape, in degrees, without borders between them.
 * @param countries ISO 3166-1 alpha-2 codes
 * @param boundaries areas that are added to their countries; they may overlap them
 */
export function mergeLand(
  countries: readonly string[],
  boundaries: readonly Boundary[],
): MultiPolygon {
  const codes = countries.map(numericCode);
  const land = mergeCountries((code) => codes.includes(code));
  const areas = boundaries.filter(({ country }) => countries.includes(country));
  return {
    ...land,
    coordinates: [...land.coordinates, ...areas.map(({ points }) => closeArea(points))],
  };
}

/** @returns all land but that of some countries and Antarctica */
export function mergeOtherLand(countries: readonly string[]): MultiPolygon {
  const left = [...countries, antarctica].map(numericCode);
  return mergeCountries((code) => !left.includes(code));
}

/** Land below this share of the largest is not part of the main land. */
const mainShare = 0.25;

/** @returns the largest polygon of a shape and those nearly as large */
export function findMainLand(shape: MultiPolygon): MultiPolygon {
  const areas = shape.coordinates.map((coordinates) => geoArea({ type: 'Polygon', coordinates }));
  const largest = Math.max(...areas);
  return {
    ...shape,
    coordinates: shape.coordinates.filter((_, index) => (areas[index] ?? 0) >= mainShare * largest),
  };
}
