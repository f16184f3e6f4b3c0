import {
  type GeoProjection,
  geoAzimuthalEqualArea,
  geoBounds,
  geoCentroid,
  geoEqualEarth,
} from 'd3-geo';
import type { GeometryCollection, MultiPoint, MultiPolygon, Position } from 'geojson';
import { findMainLand, mergeLand, mergeOtherLand } from './map-land.ts';
import { drawLines } from './map-lines.ts';
import type { Boundary } from './model/boundary.ts';
import { cityKinds, type Region } from './model/region.ts';

/** What maps need of a region. */
type MappedRegion = Pick<Region, 'id' | 'title' | 'path' | 'countries' | 'map' | 'cities'>;

export type RegionMapData = ReturnType<typeof drawMap>;

/**
 * Sizes of maps in their units, the margin between the edge and what must be visible, and from line to line of
 * the land. On a wide screen a unit is a pixel, so coordinates can be whole numbers. The world is as wide as
 * the page.
 */
const sizes = {
  world: { width: 1280, height: 664, inset: 20, gap: 10 },
  part: { width: 1280, height: 640, inset: 48, gap: 10 },
  region: { width: 1280, height: 960, inset: 48, gap: 10 },
  // All icons have one size and equal lines, and a margin in which one sees what is around the region.
  icon: { width: 480, height: 320, inset: 12, gap: 8 },
};
/** If the regions span more degrees of longitude or latitude, the map shows the whole world. */
const widestPart = { longitude: 60, latitude: 35 };
/** From one dot to the next at least, so that they do not touch on a phone. */
const dotSpace = 32;
/** How far a line from the headquarters rises above its ends, as a share of its length. */
const rootRise = 0.22;

const place = (projection: GeoProjection, at: readonly [number, number]) => {
  const [x, y] = projection([...at]) ?? [0, 0];
  return { x: Math.round(x), y: Math.round(y) };
};

/** @returns the land of the countries with a boundary of their own, but for some */
const mergeBoundaries = (boundaries: readonly Boundary[], without: readonly string[]) =>
  mergeLand(
    boundaries.map(({ country }) => country).filter((country) => !without.includes(country)),
    boundaries,
  );

/** @returns what a map of a region must show: the frame that the firm chose, or its land; its cities */
function findVisible({ map, cities, countries }: MappedRegion): GeometryCollection {
  const [southWest, northEast] = map.frame;
  const points = cities.map(({ longitude, latitude }): Position => [longitude, latitude]);
  if (!southWest || !northEast)
    return {
      type: 'GeometryCollection',
      geometries: [
        findMainLand(mergeLand(countries, [])),
        { type: 'MultiPoint', coordinates: points },
      ],
    };
  const [[west, south], [east, north]] = [southWest, northEast];
  const edges = [west, (west + east) / 2, east].flatMap((longitude) =>
    [south, (south + north) / 2, north].map((latitude): Position => [longitude, latitude]),
  );
  const frame: MultiPoint = { type: 'MultiPoint', coordinates: [...edges, ...points] };
  return { type: 'GeometryCollection', geometries: [frame] };
}

/**
 * Frames what must be visible: the world with the Pacific at the edges, or a part of it without distortion in
 * its middle.
 * @returns the projection, and a function that draws land in it
 */
function frameMap(visible: GeometryCollection, size: keyof typeof sizes) {
  const { width, height, inset, gap } = sizes[size];
  const [longitude, latitude] = geoCentroid(visible);
  const projection =
    size === 'world'
      ? geoEqualEarth().rotate([-11, 0])
      : geoAzimuthalEqualArea().rotate([-longitude, -latitude]);
  const box = (edge: number): [[number, number], [number, number]] => [
    [edge, edge],
    [width - edge, height - edge],
  ];
  projection.fitExtent(box(inset), visible).clipExtent(box(0));
  const draw = (shape: MultiPolygon) => drawLines(projection, shape, gap, height);
  return { projection, draw, viewBox: `0 0 ${width} ${height}` };
}

type Spot = Pick<Region['cities'][number], 'name' | 'kind'> & { x: number; y: number };

/** @returns a path with a curve from each headquarters to every other city, like roots of a tree */
const drawRoots = (cities: Spot[]) =>
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

/**
 * Draws a map of one region, or of several: the world, or a part of it if they are near each other.
 * The data is from Natural Earth (public domain), as packaged in world-atlas (ISC).
 * @param boundaries areas that are added to their countries, over all others
 * @param homeCountries codes of the countries of the firm's offices, on the map of all regions
 * @returns paths, cities and labels in units of the `viewBox`
 */
export function drawMap(
  regions: readonly MappedRegion[],
  boundaries: readonly Boundary[],
  homeCountries?: readonly string[],
) {
  const visible: GeometryCollection = {
    type: 'GeometryCollection',
    geometries: regions.map(findVisible),
  };
  const [[west, south], [east, north]] = geoBounds(visible);
  const isPart =
    west <= east && east - west <= widestPart.longitude && north - south <= widestPart.latitude;
  const size = isPart ? 'part' : 'world';
  const { projection, draw, viewBox } = frameMap(visible, homeCountries ? size : 'region');
  const cities = regions.flatMap((region) => region.cities);
  // Each city once, even if several regions name it; the headquarters first, then the offices.
  const placed = [...new Map(cities.map((city) => [city.name, city])).values()]
    .map(({ name, kind, label = 'right', longitude, latitude }) => ({
      name,
      kind,
      label,
      ...place(projection, [longitude, latitude]),
    }))
    .sort((a, b) => cityKinds.indexOf(a.kind) - cityKinds.indexOf(b.kind));
  // On a map of all regions, which names no city, no dot covers one before it.
  const spots = homeCountries
    ? placed.filter(
        ({ x, y }, index) =>
          !placed.slice(0, index).some((other) => Math.hypot(other.x - x, other.y - y) < dotSpace),
      )
    : placed;
  const mapped = regions.flatMap(({ countries }) => countries);
  const hasBoundary = ({ countries }: MappedRegion) =>
    boundaries.some(({ country }) => countries.includes(country));
  return {
    viewBox,
    land: draw(mergeOtherLand(mapped)),
    // Those with a boundary of their own last: it may lie over another region.
    areas: regions
      .toSorted((a, b) => Number(hasBoundary(a)) - Number(hasBoundary(b)))
      .map(({ id, title, path, map, countries }) => {
        const shape = mergeLand(countries, boundaries);
        const center = geoCentroid(findMainLand(shape));
        return {
          id,
          isHome: countries.some((country) => homeCountries?.includes(country)),
          name: title,
          short: map.shortLabel ?? title,
          href: path,
          path: draw(shape),
          center: place(projection, center),
          label: {
            ...place(projection, map.labelAt ?? center),
            anchor: map.labelAnchor ?? 'middle',
          },
        };
      }),
    /** Over the areas: what a boundary adds to a country of no region. */
    landAbove: draw(mergeBoundaries(boundaries, mapped)),
    roots: homeCountries ? drawRoots(spots) : '',
    cities: spots,
  };
}

/**
 * Draws the land of a region and what is around it as an icon for its card.
 * @returns paths in the units of the `viewBox`
 */
export function drawIcon(region: MappedRegion, boundaries: readonly Boundary[]) {
  const { draw, viewBox } = frameMap(findVisible(region), 'icon');
  return {
    viewBox,
    land: draw(mergeLand(region.countries, boundaries)),
    around:
      draw(mergeOtherLand(region.countries)) + draw(mergeBoundaries(boundaries, region.countries)),
  };
}
