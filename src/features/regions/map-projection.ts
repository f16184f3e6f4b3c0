import { type GeoProjection, geoAzimuthalEqualArea, geoEqualEarth, geoPath } from 'd3-geo';
import type { GeometryCollection, MultiPoint } from 'geojson';
import { mapWidth } from './map-labels.ts';
import { type Frame, findFrame, type Point } from './map-shapes.ts';
import type { Region } from './model/region.ts';

/** What maps need of a region. */
export type MappedRegion = Pick<Region, 'id' | 'title' | 'path' | 'countries' | 'map' | 'cities'>;

/** Margin between the frame and what must be visible. */
const inset = 120;

/** @returns a point of the earth as a whole number of units of the map */
export const project = (projection: GeoProjection, point: Point) => {
  const [x, y] = projection(point) ?? [0, 0];
  return { x: Math.round(x), y: Math.round(y) };
};

type City = MappedRegion['cities'][number];

export const pointOf = ({ longitude, latitude }: Pick<City, 'longitude' | 'latitude'>): Point => [
  longitude,
  latitude,
];

/** The smallest height of a part of the world, in degrees. */
const leastDegrees = 10;
/** Height of a map of a part of the world, which is twice as wide. */
const partHeight = mapWidth / 2;

/** @returns the frame that the firm chose for a region, or that of its land */
export const findRegionFrame = (
  map: MappedRegion['map'],
  shape: Parameters<typeof findFrame>[0],
): Frame => {
  const [southWest, northEast] = map.frame;
  return southWest && northEast ? [southWest, northEast] : findFrame(shape);
};

/** Fits a projection to what must be visible, with a margin, and cuts it at the edges of the map. */
export function fitMap(projection: GeoProjection, visible: GeometryCollection | MultiPoint) {
  projection.fitWidth(mapWidth - 2 * inset, visible);
  const height = Math.ceil(geoPath(projection).bounds(visible)[1][1]) + 2 * inset;
  const [x, y] = projection.translate();
  projection.translate([x + inset, y + inset]).clipExtent([
    [0, 0],
    [mapWidth, height],
  ]);
  return { projection, height };
}

/** The world in the Equal Earth projection, with the Pacific at the edges. */
export const projectWorld = (visible: GeometryCollection) =>
  fitMap(geoEqualEarth().rotate([-11, 0]), visible);

/** A part of the world in Lambert's azimuthal equal-area projection, cut at the edges of the map. */
export function projectPart([[west, south], [east, north]]: Frame) {
  const middle: Point = [(west + east) / 2, (south + north) / 2];
  const reach = Math.max(north - south, (east - west) / 2, leastDegrees) / 2;
  const outline: MultiPoint = {
    type: 'MultiPoint',
    coordinates: [-reach, reach].map((degrees) => [middle[0], middle[1] + degrees]),
  };
  const projection = geoAzimuthalEqualArea()
    .rotate([-middle[0], -middle[1]])
    .fitHeight(partHeight, outline)
    .translate([mapWidth / 2, partHeight / 2])
    .clipExtent([
      [0, 0],
      [mapWidth, partHeight],
    ]);
  return { projection, height: partHeight };
}
