import { geoAzimuthalEqualArea, geoCentroid, geoPath } from 'd3-geo';
import type { MultiPoint } from 'geojson';
import { mapWidth, placeLabels } from './map-labels.ts';
import { drawPath } from './map-outline.ts';
import { findRegionFrame, fitMap, type MappedRegion, pointOf, project } from './map-projection.ts';
import { findMainLand, findOtherLand, mergeShape, type Point } from './map-shapes.ts';
import type { Boundary } from './model/boundary.ts';
import { sortFromWest } from './region-places.ts';

export type RegionMapData = ReturnType<typeof drawRegionMap>;

/**
 * A map that is higher than this share of its width is drawn narrower, with labels of the same size. Others
 * fill their column, which is at most 33 rem wide, within 34 rem of height.
 */
const tall = 1.03;

/** Detail smaller than these areas, in square units, is dropped. */
const corner = 90;
const leastNeighbour = 3000;
const leastIsland = 100;

/**
 * Draws the map of one region with its cities, from the same source as the world map, in Lambert's
 * azimuthal equal-area projection around the middle of the region, cut at the frame. The frame
 * grows to contain every city.
 * @returns paths, and cities with the side on which their label goes, in SVG user units; a city
 *   without room for its label has no side
 */
export function drawRegionMap(region: MappedRegion, boundaries: Boundary[]) {
  const { id, countries, map } = region;
  const cities = sortFromWest(region.cities);
  const shape = mergeShape(countries, boundaries);
  const [[west, south], [east, north]] = findRegionFrame(map, shape);
  const middle: Point = [(west + east) / 2, (south + north) / 2];
  const points = cities.map(pointOf);
  const edges = [west, middle[0], east].flatMap((longitude) =>
    [south, middle[1], north].map((latitude): Point => [longitude, latitude]),
  );
  const outline: MultiPoint = { type: 'MultiPoint', coordinates: [...edges, ...points] };
  const { projection, height } = fitMap(
    geoAzimuthalEqualArea().rotate([-middle[0], -middle[1]]),
    outline,
  );
  const spots = cities.map((city, index) => ({
    name: city.name,
    kind: city.kind,
    ...project(projection, points[index] ?? middle),
  }));
  const sides = placeLabels(spots, height);
  return {
    id,
    viewBox: `0 0 ${mapWidth} ${height}`,
    height,
    land: drawPath(projection, findOtherLand(countries, boundaries), leastNeighbour, corner),
    focus: drawPath(projection, shape, map.smallestIsland ?? leastIsland, corner),
    isTall: height > tall * mapWidth,
    cities: spots.map((spot, index) => ({ ...spot, side: sides[index] })),
  };
}

/** Size of the outline of a region on its card. */
const outline = { width: 640, height: 320 };
const leastOutlineIsland = 400;

/**
 * Draws the main land of a region, without its neighbours, as a mark for its card.
 * @returns a path in the units of the `viewBox`
 */
export function drawRegionOutline(region: MappedRegion, boundaries: Boundary[]) {
  const shape = mergeShape(region.countries, boundaries);
  const land = findMainLand(shape);
  const [longitude, latitude] = geoCentroid(land);
  const { width, height } = outline;
  const projection = geoAzimuthalEqualArea()
    .rotate([-longitude, -latitude])
    .fitSize([width, height], land);
  const [[left], [right]] = geoPath(projection).bounds(land);
  const [x, y] = projection.translate();
  projection.translate([x - left, y]).clipExtent([
    [0, 0],
    [right - left, height],
  ]);
  return {
    viewBox: `0 0 ${Math.ceil(right - left)} ${height}`,
    path: drawPath(projection, shape, leastOutlineIsland, corner),
  };
}
