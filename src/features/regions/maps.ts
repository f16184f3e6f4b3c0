import { type GeoProjection, geoAzimuthalEqualArea, geoEqualEarth, geoPath } from 'd3-geo';
import type { MultiPoint } from 'geojson';
import type { RegionData } from '../../content/kinds/region.ts';
import { type RegionId, regionIds } from '../../content/vocabulary.ts';
import { mapWidth, placeLabels } from './map-labels.ts';
import { drawOutline } from './map-outline.ts';
import { findOtherLand, mapRegions, mergeRegionShape, type Point } from './map-regions.ts';

type City = RegionData['cities'][number];
export type WorldMapData = ReturnType<typeof drawWorldMap>;
export type RegionMapData = ReturnType<typeof drawRegionMap>;

/** Padding inside the frame. */
const padding = 120;
/** The smallest details drawn, in square map units. */
const worldCorner = 60;
const regionCorner = 90;
const minIsland = 500;
const minRegionIsland = 100;
const minNeighbour = 3000;

const project = (projection: GeoProjection, place: Point) => {
  const [x, y] = projection(place) ?? [0, 0];
  return { x: Math.round(x), y: Math.round(y) };
};

function findRegionId(name: string): RegionId {
  const id = regionIds.find((candidate) => candidate === name);
  if (!id) throw new Error(`content/regions/${name}: map-regions.ts does not list its countries`);
  return id;
}

/**
 * Draws the world map with the regions, in the Equal Earth projection, without Antarctica. The
 * data is Natural Earth (public domain) from world-atlas (ISC). Boundaries are schematic; India's
 * northern border follows India's claim, see `map-regions.ts`.
 * @param regions as in `content/regions`; the id selects the countries
 * @returns paths, labels and markers in map units
 * @throws if `map-regions.ts` does not list a region
 */
export function drawWorldMap(regions: readonly { id: string; title: string; path: string }[]) {
  const marked = regions.map(({ id, title, path }) => {
    const regionId = findRegionId(id);
    return { id: regionId, name: title, href: path, shape: mergeRegionShape(regionId) };
  });
  const land = findOtherLand(marked.map(({ id }) => id));
  const geometries = [land, ...marked.map(({ shape }) => shape)];
  const whole = { type: 'GeometryCollection', geometries } as const;
  const projection = geoEqualEarth().rotate([-11, 0]).fitWidth(mapWidth, whole);
  const height = Math.ceil(geoPath(projection).bounds(whole)[1][1]);
  return {
    viewBox: `0 0 ${mapWidth} ${height}`,
    land: drawOutline(projection, land, minIsland, worldCorner),
    areas: marked.map(({ shape, ...area }) => {
      const { short, label, marker } = mapRegions[area.id];
      return {
        ...area,
        short,
        path: drawOutline(projection, shape, minRegionIsland, worldCorner),
        label: { ...label, ...project(projection, label.at) },
        marker: marker && { ...project(projection, marker) },
      };
    }),
  };
}

/**
 * Draws the map of one region with its cities, from the same data as the world map, in Lambert's
 * azimuthal equal-area projection centred on the region, clipped to the frame. The frame grows to
 * include every city. Of the United States it shows the contiguous part.
 * @param name file name of the region in `content/regions`, without the ending
 * @param cities in degrees, as in `content/regions`
 * @returns paths, and cities with the side of their label, in map units
 * @throws if `map-regions.ts` does not list the region, or the labels have no room
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
    .fitWidth(mapWidth - 2 * padding, outline);
  const [, [, bottom]] = geoPath(projection).bounds(outline);
  const [shiftX, shiftY] = projection.translate();
  const height = Math.ceil(bottom) + 2 * padding;
  projection.translate([shiftX + padding, shiftY + padding]).clipExtent([
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
    land: drawOutline(projection, findOtherLand([id]), minNeighbour, regionCorner),
    focus: drawOutline(projection, mergeRegionShape(id), island, regionCorner),
    cities: spots.map((spot, index) => ({ ...spot, side: sides[index] ?? 'right' })),
  };
}
