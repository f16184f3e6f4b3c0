import { geoCentroid } from 'd3-geo';
import type { GeometryCollection } from 'geojson';
import { mapWidth } from './map-labels.ts';
import { drawPath } from './map-outline.ts';
import {
  findRegionFrame,
  type MappedRegion,
  pointOf,
  project,
  projectPart,
  projectWorld,
} from './map-projection.ts';
import { findMainLand, findOtherLand, joinFrames, mergeShape } from './map-shapes.ts';
import type { Boundary } from './model/boundary.ts';

type Cities = MappedRegion['cities'];
export type WorldMapData = ReturnType<typeof drawWorldMap>;

/** Detail smaller than these areas, in square units, is dropped. */
const corner = 60;
const leastIsland = 500;
const leastMarkedIsland = 100;

/** Lists each city once, even if several regions name it. */
const mergeCities = (cities: Cities) => [
  ...new Map(cities.map((city) => [city.name, city])).values(),
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
  const isPart = east - west <= widestPart.longitude && north - south <= widestPart.latitude;
  const { projection, height } = isPart ? projectPart(frame) : projectWorld(visible);
  const spots = cities.map(({ name, kind, ...city }) => ({
    name,
    kind,
    ...project(projection, pointOf(city)),
  }));
  return {
    viewBox: `0 0 ${mapWidth} ${height}`,
    height,
    land: drawPath(projection, land, leastIsland, corner),
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
          path: drawPath(projection, shape, leastMarkedIsland, corner),
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
