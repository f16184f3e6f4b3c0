import { type GeoProjection, geoAzimuthalEqualArea, geoEqualEarth, geoPath } from 'd3-geo';
import type { MultiPoint } from 'geojson';
import type { RegionData } from '../../content/kinds/region.ts';
import { type RegionId, regionIds } from '../../content/vocabulary.ts';
import { mapWidth, placeLabels } from './map-labels.ts';
import { toPath } from './map-outline.ts';
import { findOtherLand, mapRegions, mergeRegionShape, type Point } from './map-regions.ts';

type City = RegionData['cities'][number];
export type WorldMapData = ReturnType<typeof drawWorldMap>;
export type RegionMapData = ReturnType<typeof drawRegionMap>;

/** Free space between the frame and what has to be seen. */
const inset = 120;
/** Detail below these areas, in square units, is dropped. */
const worldCorner = 60;
const regionCorner = 90;
const leastIsland = 500;
const leastMarkedIsland = 100;
const leastNeighbour = 3000;

const project = (projection: GeoProjection, place: Point) => {
  const [x, y] = projection(place) ?? [0, 0];
  return { x: Math.round(x), y: Math.round(y) };
};

function findRegionId(name: string): RegionId {
  const id = regionIds.find((known) => known === name);
  if (!id) throw new Error(`content/regions/${name}: map-regions.ts does not know its countries`);
  return id;
}

/**
 * The map of the world with the regions marked, from Natural Earth (public domain) as carried
 * by world-atlas (ISC), in the Equal Earth projection, without Antarctica. Boundaries are
 * schematic; India's northern edge follows India's claim, see `map-regions.ts`.
 * @param regions as in `content/regions`; the id says which countries are marked
 * @returns paths, labels and markers in SVG user units of the `viewBox`, which is 3200 wide
 * @throws when a region has no countries here
 */
export function drawWorldMap(regions: readonly { id: string; title: string; path: string }[]) {
  const marked = regions.map(({ id, title, path }) => {
    const known = findRegionId(id);
    return { id: known, name: title, href: path, shape: mergeRegionShape(known) };
  });
  const land = findOtherLand(marked.map(({ id }) => id));
  const geometries = [land, ...marked.map(({ shape }) => shape)];
  const whole = { type: 'GeometryCollection', geometries } as const;
  const projection = geoEqualEarth().rotate([-11, 0]).fitWidth(mapWidth, whole);
  const height = Math.ceil(geoPath(projection).bounds(whole)[1][1]);
  return {
    viewBox: `0 0 ${mapWidth} ${height}`,
    land: toPath(projection, land, leastIsland, worldCorner),
    areas: marked.map(({ shape, ...area }) => {
      const { short, label, marker } = mapRegions[area.id];
      return {
        ...area,
        short,
        path: toPath(projection, shape, leastMarkedIsland, worldCorner),
        label: { ...label, ...project(projection, label.at) },
        marker: marker && { ...project(projection, marker) },
      };
    }),
  };
}

/**
 * The map of one region with its cities, from the same source as the world map, in Lambert's
 * azimuthal equal-area projection around the middle of the region, cut at the frame. The frame
 * grows to hold every city. Of the United States it shows the contiguous part.
 * @param name the file name of the region in `content/regions`, without its ending
 * @param cities places in degrees, as in `content/regions`
 * @returns paths, and cities with the side on which their label stands, in SVG user units
 * @throws when the region has no countries here, or the labels no room
 */
export function drawRegionMap(name: string, cities: readonly City[]) {
  const id = findRegionId(name);
  const {
    frame: [west, south, east, north],
    island,
  } = mapRegions[id];
  const middle: Point = [(west + east) / 2, (south + north) / 2];
  const places = cities.map(({ longitude, latitude }): Point => [longitude, latitude]);
  const edges = [west, middle[0], east].flatMap((longitude) =>
    [south, middle[1], north].map((latitude): Point => [longitude, latitude]),
  );
  const outline: MultiPoint = { type: 'MultiPoint', coordinates: [...edges, ...places] };
  const projection = geoAzimuthalEqualArea()
    .rotate([-middle[0], -middle[1]])
    .fitWidth(mapWidth - 2 * inset, outline);
  const [, [, bottom]] = geoPath(projection).bounds(outline);
  const [shiftX, shiftY] = projection.translate();
  const height = Math.ceil(bottom) + 2 * inset;
  projection.translate([shiftX + inset, shiftY + inset]).clipExtent([
    [0, 0],
    [mapWidth, height],
  ]);
  const spots = cities.map((city, index) => ({
    name: city.name,
    kind: city.kind,
    ...project(projection, places[index] ?? middle),
  }));
  const sides = placeLabels(spots, height);
  if (!sides) {
    const names = cities.map((city) => city.name).join(', ');
    throw new Error(`content/regions/${id}: the map has no room for the labels of ${names}`);
  }
  return {
    id,
    viewBox: `0 0 ${mapWidth} ${height}`,
    land: toPath(projection, findOtherLand([id]), leastNeighbour, regionCorner),
    focus: toPath(projection, mergeRegionShape(id), island, regionCorner),
    cities: spots.map((spot, index) => ({ ...spot, side: sides[index] ?? 'right' })),
  };
}
