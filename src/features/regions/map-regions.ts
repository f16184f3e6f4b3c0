import type { MultiPolygon } from 'geojson';
import { merge } from 'topojson-client';
import type {
  GeometryCollection,
  Topology,
  MultiPolygon as TopologyMultiPolygon,
  Polygon as TopologyPolygon,
} from 'topojson-specification';
import atlas from 'world-atlas/countries-50m.json' with { type: 'json' };
import type { RegionId } from '../../content/vocabulary.ts';

/** Longitude and latitude in degrees, or x and y in map units. */
export type Point = [x: number, y: number];
type Anchor = 'start' | 'middle' | 'end';

type MapRegion = {
  /** ISO 3166-1 numeric codes of its countries. */
  countries: readonly string[];
  /** Bounds of the region map, in degrees. */
  frame: readonly [west: number, south: number, east: number, north: number];
  /** Smallest island of the region on its map, in square map units. */
  island: number;
  /** Short label on the world map, if the full name does not fit. */
  short: string;
  /** Position of the label on the world map, in open sea. */
  label: { at: Point; anchor: Anchor; leader?: boolean };
  /** Centre of a country that is too small as a touch target. */
  marker?: Point;
};

// Asia-Pacific in the business sense: East and South-East Asia, India's neighbours to the south
// and east, Oceania. Without India, which is its own region, and North Korea.
const asiaPacific = [
  ...['156', '158', '344', '392', '410', '446', '496'],
  ...['096', '104', '116', '360', '418', '458', '608', '626', '702', '704', '764'],
  ...['050', '064', '144', '462', '524'],
  ...['036', '090', '242', '540', '548', '554', '598'],
];

export const mapRegions: Record<RegionId, MapRegion> = {
  india: {
    countries: ['356'],
    frame: [66, 6, 99, 37.5],
    island: 20,
    short: 'India',
    label: { at: [73, -2], anchor: 'middle' },
    marker: [79, 22],
  },
  apac: {
    countries: asiaPacific,
    frame: [62, -46, 179, 48],
    island: 150,
    short: 'APAC',
    label: { at: [-173, 22], anchor: 'end' },
  },
  uk: {
    countries: ['826'],
    frame: [-13.5, 49.6, 5, 60.9],
    island: 100,
    short: 'UK',
    label: { at: [-17, 39], anchor: 'end', leader: true },
    marker: [-2.5, 54.3],
  },
  us: {
    countries: ['840'],
    frame: [-126, 22, -61.5, 51],
    island: 100,
    short: 'US',
    label: { at: [-128, 30], anchor: 'end' },
  },
};

/**
 * India's northern border as claimed by India, which maps published in India must show (Criminal
 * Law Amendment Act, 1961, section 2). In degrees: longitude, latitude, longitude, latitude …
 * from near Jammu around Gilgit-Baltistan, the Shaksgam valley and Aksai Chin to Ladakh.
 * world-atlas contains only Natural Earth's de facto borders; these points are simplified from
 * the areas claimed by India in Natural Earth's 50m disputed areas (public domain). Schematic,
 * for small maps; not checked against or certified by the Survey of India. The data does not
 * include Lakshadweep, which is too small.
 */
const northernBorder = [
  74.31, 32.81, 73.95, 32.99, 73.64, 33.1, 73.61, 33.43, 73.58, 33.77, 73.48, 34.22, 73.43, 34.49,
  73.62, 34.6, 73.8, 34.79, 74.01, 34.9, 74.09, 35.1, 73.76, 35.25, 73.7, 35.36, 73.77, 35.47,
  73.65, 35.53, 73.37, 35.58, 73.13, 35.75, 73.07, 35.86, 72.64, 35.86, 72.55, 35.97, 72.55, 36.16,
  72.78, 36.34, 73.1, 36.69, 73.37, 36.74, 73.8, 36.74, 73.74, 36.87, 74.04, 36.83, 74.54, 37.02,
  74.77, 37.01, 74.89, 36.95, 75.05, 36.99, 75.35, 36.91, 75.46, 36.73, 75.67, 36.74, 75.93, 36.52,
  76.26, 36.33, 76.61, 36.19, 76.75, 36.11, 76.83, 35.88, 77.16, 35.73, 77.38, 35.68, 77.52, 35.47,
  77.8, 35.5, 78.13, 35.58, 78.35, 35.72, 78.67, 35.87, 79.1, 35.89, 79.35, 35.97, 79.52, 35.86,
  79.86, 35.79, 80.0, 35.82, 80.31, 35.58, 80.2, 35.18, 80.03, 34.66, 79.84, 34.62, 79.68, 34.41,
  79.53, 34.42, 79.5, 34.15, 79.43, 34.06, 78.91, 33.99, 79.0, 33.67, 78.9, 33.56, 78.92, 33.39,
];

const indiaBorder = northernBorder.flatMap((longitude, index): Point[] =>
  index % 2 === 0 ? [[longitude, northernBorder[index + 1] ?? 0]] : [],
);
const indiaChinaBorder = indiaBorder.slice(
  indiaBorder.findIndex(([longitude]) => longitude === 74.54),
);

const topology = atlas as unknown as Topology<{ countries: GeometryCollection }>;

const mergeCountries = (includes: (code: string) => boolean): MultiPolygon =>
  merge(
    topology,
    topology.objects.countries.geometries.filter(({ id }) => includes(String(id))) as (
      | TopologyPolygon
      | TopologyMultiPolygon
    )[],
  );

const distanceBetween = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/**
 * Replaces the shorter section of a closed ring between the ends of `border` with `border`. A ring
 * that does not pass both ends stays unchanged.
 */
function replaceSection(ring: Point[], border: Point[]): Point[] {
  const points = ring.slice(1);
  const findNearest = (end: Point) => {
    const distances = points.map((point) => distanceBetween(point, end));
    const shortest = Math.min(...distances);
    return shortest < 0.5 ? distances.indexOf(shortest) : -1;
  };
  const [first, last] = [border[0], border.at(-1)];
  const from = first ? findNearest(first) : -1;
  const to = last ? findNearest(last) : -1;
  if (from < 0 || to < 0) return ring;
  const rotated = [...points.slice(from), ...points.slice(0, from)];
  const end = (to - from + points.length) % points.length;
  const open =
    end < points.length / 2
      ? [...border, ...rotated.slice(end + 1)]
      : [...rotated.slice(1, end), ...border.toReversed()];
  return [...open, ...open.slice(0, 1)];
}

const replaceBorder = (shape: MultiPolygon, border: Point[]): MultiPolygon => ({
  ...shape,
  coordinates: shape.coordinates.map(([outer, ...holes]) => [
    replaceSection((outer ?? []) as Point[], border),
    ...holes,
  ]),
});

/** Merges the countries of a region into one shape, in degrees, without inner borders. */
export function mergeRegionShape(id: RegionId): MultiPolygon {
  const shape = mergeCountries((code) => mapRegions[id].countries.includes(code));
  if (id === 'india') return replaceBorder(shape, indiaBorder);
  return id === 'apac' ? replaceBorder(shape, indiaChinaBorder) : shape;
}

/**
 * Merges all land outside the marked regions, without Antarctica. India stays a separate shape,
 * so that it keeps its border.
 */
export function findOtherLand(marked: readonly RegionId[]): MultiPolygon {
  const excluded = [...marked.flatMap((id) => mapRegions[id].countries), '010', '356'];
  const land = mergeCountries((code) => !excluded.includes(code));
  if (marked.includes('india')) return land;
  return { ...land, coordinates: [...land.coordinates, ...mergeRegionShape('india').coordinates] };
}
