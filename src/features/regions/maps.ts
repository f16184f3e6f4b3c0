import {
  type GeoProjection,
  geoAzimuthalEqualArea,
  geoCentroid,
  geoEqualEarth,
  geoPath,
} from 'd3-geo';
import type { GeometryCollection, MultiPoint } from 'geojson';
import { mapWidth, placeLabels } from './map-labels.ts';
import { drawPath } from './map-outline.ts';
import {
  type Frame,
  findFrame,
  findMainLand,
  findOtherLand,
  joinFrames,
  mergeShape,
  type Point,
} from './map-shapes.ts';
import type { Boundary } from './model/boundary.ts';
import type { Region } from './model/region.ts';

type MappedRegion = Pick<Region, 'id' | 'title' | 'path' | 'countries' | 'map' | 'cities'>;
type Cities = Region['cities'];
export type WorldMapData = ReturnType<typeof drawWorldMap>;
export type RegionMapData = ReturnType<typeof drawRegionMap>;

/** Margin between the frame and what must be visible. */
const inset = 120;
/** Detail smaller than these areas, in square units, is dropped. */
const worldCorner = 38;
const regionCorner = 90;
const leastIsland = 500;
const leastMarkedIsland = 100;
const leastNeighbour = 3000;
const leastRegionIsland = 100;

const project = (projection: GeoProjection, point: Point) => {
  const [x, y] = projection(point) ?? [0, 0];
  return { x: Math.round(x), y: Math.round(y) };
};

/** Lists each city once, even if several regions name it. */
const mergeCities = (cities: Cities) => [
  ...new Map(cities.map((city) => [city.name, city])).values(),
];

const pointOf = ({ longitude, latitude }: { longitude: number; latitude: number }): Point => [
  longitude,
  latitude,
];

/** How far a line from the headquarters rises above its ends, as a share of its length. */
const rootRise = 0.22;

/** @returns a path with a curve from each headquarters to every other city, like roots of a tree */
const drawRoots = (cities: { kind: Cities[number]['kind']; x: number; y: number }[]) =>
  cities
    .filter(({ kind }) => kind === 'headquarters')
    .flatMap((from) =>
      cities
        .filter(({ kind }) => kind !== 'headquarters')
        .map((to) => {
          const rise = Math.hypot(to.x - from.x, to.y - from.y) * rootRise;
          const top = Math.round(Math.min(from.y, to.y) - rise);
          return `M${from.x} ${from.y}C${from.x} ${top} ${to.x} ${top} ${to.x} ${to.y}`;
        }),
    )
    .join('');

/** If the regions span more degrees of longitude or latitude, the map shows the whole world. */
const widestPart = { longitude: 60, latitude: 35 };
/** The smallest height of a part of the world, in degrees. */
const leastDegrees = 10;
/** Height of a map of a part of the world, which is twice as wide. */
const partHeight = mapWidth / 2;

const findRegionFrame = (
  map: MappedRegion['map'],
  shape: Parameters<typeof findFrame>[0],
): Frame => {
  const [southWest, northEast] = map.frame;
  return southWest && northEast ? [southWest, northEast] : findFrame(shape);
};

/** Fits a projection to what must be visible, with a margin, and cuts it at the edges of the map. */
function fitMap(projection: GeoProjection, visible: GeometryCollection | MultiPoint) {
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
const projectWorld = (visible: GeometryCollection) =>
  fitMap(geoEqualEarth().rotate([-11, 0]), visible);

/** A part of the world in Lambert's azimuthal equal-area projection, cut at the edges of the map. */
function projectPart([[west, south], [east, north]]: Frame) {
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

/**
 * Draws a map with the regions marked: of the world, or of a part of it if they are near each
 * other. The data is from Natural Earth (public domain), as packaged in world-atlas (ISC), without
 * Antarctica. Boundaries are schematic. The marked land is drawn over all land, so that no gap
 * shows between the two.
 * @param homeCountries codes of the countries of the firm's offices
 * @returns paths, cities, labels and markers in SVG user units of the `viewBox`, which is 3200 wide
 */
export function drawWorldMap(
  regions: readonly MappedRegion[],
  boundaries: Boundary[],
  homeCountries: readonly string[],
) {
  const marked = regions.map((region) => ({
    region,
    shape: mergeShape(region.countries, boundaries),
  }));
  const land = findOtherLand([], boundaries);
  const cities = mergeCities(regions.flatMap((region) => region.cities));
  const visible: GeometryCollection = {
    type: 'GeometryCollection',
    geometries: [
      ...marked.map(({ shape }) => findMainLand(shape)),
      { type: 'MultiPoint', coordinates: cities.map(pointOf) },
    ],
  };
  const frame = joinFrames(marked.map(({ region, shape }) => findRegionFrame(region.map, shape)));
  const [[west, south], [east, north]] = frame;
  const isPart =
    east - west <= widestPart.longitude && north - south <= widestPart.latitude && west < east;
  const { projection, height } = isPart ? projectPart(frame) : projectWorld(visible);
  const spots = cities.map(({ name, kind, ...city }) => ({
    name,
    kind,
    ...project(projection, pointOf(city)),
  }));
  return {
    viewBox: `0 0 ${mapWidth} ${height}`,
    height,
    land: drawPath(projection, land, leastIsland, worldCorner),
    roots: drawRoots(spots),
    cities: spots,
    areas: marked
      .map(({ region: { id, title, path, map, countries }, shape }) => {
        const center = geoCentroid(findMainLand(shape));
        const target = map.target ?? (map.labelAt ? undefined : center);
        return {
          id,
          isHome: countries.some((country) => homeCountries.includes(country)),
          name: title,
          href: path,
          short: map.shortLabel ?? title,
          path: drawPath(projection, shape, leastMarkedIsland, worldCorner),
          label: {
            anchor: map.labelAt && map.labelAnchor ? map.labelAnchor : 'middle',
            leader: map.labelLine ?? false,
            ...project(projection, map.labelAt ?? center),
          },
          marker: target && project(projection, target),
        };
      })
      // Home countries last: they may be small, and no other region may cover their label.
      .sort((a, b) => Number(a.isHome) - Number(b.isHome)),
  };
}

/**
 * Draws the map of one region with its cities, from the same source as the world map, in Lambert's
 * azimuthal equal-area projection around the middle of the region, cut at the frame. The frame
 * grows to contain every city.
 * @returns paths, and cities with the side on which their label goes, in SVG user units; a city
 *   without room for its label has no side
 */
export function drawRegionMap(region: MappedRegion, boundaries: Boundary[]) {
  const { id, countries, cities, map } = region;
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
    land: drawPath(projection, findOtherLand(countries, boundaries), leastNeighbour, regionCorner),
    focus: drawPath(projection, shape, map.smallestIsland ?? leastRegionIsland, regionCorner),
    /** A line from each city down to the lower edge, like the roots of a tree. */
    roots: spots.map(({ x, y }) => `M${x} ${y}V${height}`).join(''),
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
    path: drawPath(projection, shape, leastOutlineIsland, regionCorner),
  };
}
