import { geoArea, geoBounds } from 'd3-geo';
import type { MultiPolygon } from 'geojson';
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

/** Longitude and latitude in degrees, or x and y in SVG user units. */
export type Point = [x: number, y: number];

/** Corners of a part of the world, in degrees. */
export type Frame = readonly [southWest: Point, northEast: Point];

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

const distanceBetween = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/**
 * Replaces the shorter part of a closed ring between the ends of `edge` with it, if both are near.
 */
function follow(ring: Point[], edge: Point[]): Point[] {
  const points = ring.slice(1);
  const nearest = (end: Point) => {
    const distances = points.map((point) => distanceBetween(point, end));
    const least = Math.min(...distances);
    return least < 0.5 ? distances.indexOf(least) : -1;
  };
  const [first, last] = [edge[0], edge.at(-1)];
  const from = first ? nearest(first) : -1;
  const to = last ? nearest(last) : -1;
  if (from < 0 || to < 0) return ring;
  const turned = [...points.slice(from), ...points.slice(0, from)];
  const end = (to - from + points.length) % points.length;
  const open =
    end < points.length / 2
      ? [...edge, ...turned.slice(end + 1)]
      : [...turned.slice(1, end), ...edge.toReversed()];
  return [...open, ...open.slice(0, 1)];
}

const followEdge = (shape: MultiPolygon, edge: Point[]): MultiPolygon => ({
  ...shape,
  coordinates: shape.coordinates.map(([outer, ...holes]) => [
    follow((outer ?? []) as Point[], edge),
    ...holes,
  ]),
});

/**
 * Countries as one shape, in degrees, without borders between them.
 * @param countries ISO 3166-1 alpha-2 codes
 * @param boundaries followed instead of the map data's own lines
 */
export function mergeShape(countries: readonly string[], boundaries: Boundary[]): MultiPolygon {
  const codes = countries.map(numericCode);
  const shape = mergeCountries((code) => codes.includes(code));
  return boundaries
    .filter(({ country }) => countries.includes(country))
    .reduce((merged, { points }) => followEdge(merged, points), shape);
}

/**
 * All other land except Antarctica. Countries that are drawn separately are shapes of their own.
 */
export function findOtherLand(marked: readonly string[], boundaries: Boundary[]): MultiPolygon {
  const separate = boundaries.filter((boundary) => boundary.separate).map(({ country }) => country);
  const left = [...marked, ...separate, antarctica].map(numericCode);
  const land = mergeCountries((code) => !left.includes(code));
  const apart = separate.filter((country) => !marked.includes(country));
  return {
    ...land,
    coordinates: [
      ...land.coordinates,
      ...apart.flatMap((country) => mergeShape([country], boundaries).coordinates),
    ],
  };
}

/** In a computed frame, land below this share of the largest is ignored. */
const mainShare = 0.25;

/** @returns the main land of a shape: its largest polygon and those nearly as large */
export function findMainLand(shape: MultiPolygon): MultiPolygon {
  const areas = shape.coordinates.map((coordinates) => geoArea({ type: 'Polygon', coordinates }));
  const largest = Math.max(...areas);
  return {
    ...shape,
    coordinates: shape.coordinates.filter((_, index) => (areas[index] ?? 0) >= mainShare * largest),
  };
}

/** @returns south-west and north-east corner of the main land of a shape, with a margin */
export function findFrame(shape: MultiPolygon): Frame {
  const [[west, south], [east, north]] = geoBounds(findMainLand(shape));
  const margin = 0.15 * Math.max(east - west, north - south);
  return [
    [west - margin, Math.max(south - margin, -89)],
    [east + margin, Math.min(north + margin, 89)],
  ];
}

/** @returns the smallest frame around all; the whole world if one of them crosses the date line */
export function joinFrames(frames: readonly Frame[]): Frame {
  if (frames.some(([[west], [east]]) => west > east))
    return [
      [-180, -90],
      [180, 90],
    ];
  const corners = frames.flat();
  const longitudes = corners.map(([longitude]) => longitude);
  const latitudes = corners.map(([, latitude]) => latitude);
  return [
    [Math.min(...longitudes), Math.min(...latitudes)],
    [Math.max(...longitudes), Math.max(...latitudes)],
  ];
}
