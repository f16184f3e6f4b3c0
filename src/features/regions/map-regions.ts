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

/** Longitude and latitude in degrees, or x and y in SVG user units. */
export type Point = [x: number, y: number];
type Anchor = 'start' | 'middle' | 'end';

type MapRegion = {
  /** ISO 3166-1 numeric codes of the countries that are marked. */
  countries: readonly string[];
  /** What the region map shows: west, south, east, north, in degrees. */
  frame: readonly [west: number, south: number, east: number, north: number];
  /** Smallest island of the region that its map shows, in square user units. */
  island: number;
  /** Label on the world map where the full name would not fit. */
  short: string;
  /** Where the label stands on the world map, in open sea. */
  label: { at: Point; anchor: Anchor; leader?: boolean };
  /** Middle of a country too small to be hit by a finger. */
  marker?: Point;
};

// Asia-Pacific as business uses the word: East and South-East Asia, India's neighbours to the
// south and east, Oceania. Without India, which is a region of its own, and North Korea.
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
 * The outer edge of India in the north as India claims it, which a map published in India has to
 * follow (Criminal Law Amendment Act, 1961, section 2), in degrees: longitude, latitude,
 * longitude, latitude … from near Jammu around Gilgit-Baltistan, the Shaksgam valley and Aksai
 * Chin to Ladakh. world-atlas carries only Natural Earth's de facto lines; these points are
 * thinned out from the areas claimed by India in Natural Earth's 50m disputed areas (public
 * domain). Schematic, for small maps; not checked against or certified by the Survey of India.
 * Lakshadweep is too small for the data.
 */
const northernEdge = [
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

const indiaEdge = northernEdge.flatMap((longitude, index): Point[] =>
  index % 2 === 0 ? [[longitude, northernEdge[index + 1] ?? 0]] : [],
);
const indiaChinaEdge = indiaEdge.slice(indiaEdge.findIndex(([longitude]) => longitude === 74.54));

const topology = atlas as unknown as Topology<{ countries: GeometryCollection }>;

const mergeCountries = (keep: (code: string) => boolean): MultiPolygon =>
  merge(
    topology,
    topology.objects.countries.geometries.filter(({ id }) => keep(String(id))) as (
      | TopologyPolygon
      | TopologyMultiPolygon
    )[],
  );

const distanceBetween = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Lets a closed ring that passes both ends of `edge` follow it on the shorter way between. */
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

/** The marked countries of a region as one shape, in degrees, without borders between them. */
export function mergeRegionShape(id: RegionId): MultiPolygon {
  const shape = mergeCountries((code) => mapRegions[id].countries.includes(code));
  if (id === 'india') return followEdge(shape, indiaEdge);
  return id === 'apac' ? followEdge(shape, indiaChinaEdge) : shape;
}

/** All other land but Antarctica. India is a shape of its own in it, so that its edge holds. */
export function findOtherLand(marked: readonly RegionId[]): MultiPolygon {
  const left = [...marked.flatMap((id) => mapRegions[id].countries), '010', '356'];
  const land = mergeCountries((code) => !left.includes(code));
  if (marked.includes('india')) return land;
  return { ...land, coordinates: [...land.coordinates, ...mergeRegionShape('india').coordinates] };
}
