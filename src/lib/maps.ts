import { type GeoProjection, geoAzimuthalEqualArea, geoEqualEarth, geoPath } from 'd3-geo';
import type { MultiPoint, MultiPolygon } from 'geojson';
import { mapRegions, type Point, toOtherLand, toRegionShape } from './map-regions.ts';
import type { RegionData } from './schemas/region.ts';
import { type RegionId, regionIds } from './schemas/vocabularies.ts';

type City = RegionData['cities'][number];
export type LabelSide = 'right' | 'left' | 'above' | 'below';
export type WorldMapData = ReturnType<typeof toWorldMap>;
export type RegionMapData = ReturnType<typeof toRegionMap>;

/** Every map is this wide. On a phone ten user units are a pixel, so whole numbers suffice. */
export const mapWidth = 3200;
/** Height of a label on the smallest screen; the components set their text in it. */
export const labelSize = 130;
const letterWidth = 0.62 * labelSize;
const labelGap = 0.8 * labelSize;
const dotReach = 60;
/** Free space between the frame and what has to be seen. */
const inset = 120;
/** Detail below these areas, in square units, is dropped. */
const worldCorner = 60;
const regionCorner = 90;
const leastIsland = 500;
const leastMarkedIsland = 100;
const leastNeighbour = 3000;

function toArea(ring: Point[]) {
  const doubled = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

/** Drops the corners that are smallest to the eye, until none is left (Visvalingam, 1993). */
function thin(ring: Point[], leastCorner: number): Point[] {
  const size = ring.length;
  const corners = ring.map((point, index) =>
    toArea([ring.at(index - 1) ?? point, point, ring[(index + 1) % size] ?? point]),
  );
  const kept = ring.filter((_, index) => {
    const corner = corners[index] ?? 0;
    const after = corners[(index + 1) % size] ?? 0;
    return corner >= leastCorner || corner > (corners.at(index - 1) ?? 0) || corner >= after;
  });
  return kept.length === size ? ring : thin(kept, leastCorner);
}

/** Relative steps in whole units, which compress to half of what absolute ones weigh. */
function toSubpath(ring: Point[]) {
  const whole = ring.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const steps = whole.map(([x, y], index) => {
    const [fromX, fromY] = whole[index - 1] ?? [0, 0];
    return `${x - fromX},${y - fromY}`;
  });
  const moves = steps.slice(1).filter((step) => step !== '0,0');
  return `M${steps[0]}l${moves.join(' ')}z`.replace(/[ ,]-/g, '-');
}

/** Projects a shape and gives it as an SVG path, without detail too small to be seen. */
function toPath(
  projection: GeoProjection,
  shape: MultiPolygon,
  least: number,
  leastCorner: number,
) {
  const rings: Point[][] = [];
  const pen = {
    beginPath: () => undefined,
    moveTo: (x: number, y: number) => rings.push([[x, y]]),
    lineTo: (x: number, y: number) => rings.at(-1)?.push([x, y]),
    closePath: () => undefined,
    arc: () => undefined,
  };
  geoPath(projection, pen)(shape);
  return rings
    .filter((ring) => toArea(ring) >= least)
    .map((ring) => thin(ring, leastCorner))
    .filter((ring) => ring.length > 2)
    .map(toSubpath)
    .join('');
}

const project = (projection: GeoProjection, place: Point) => {
  const [x, y] = projection(place) ?? [0, 0];
  return { x: Math.round(x), y: Math.round(y) };
};

function toRegionId(name: string): RegionId {
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
export function toWorldMap(regions: readonly { id: string; title: string; path: string }[]) {
  const marked = regions.map(({ id, title, path }) => {
    const known = toRegionId(id);
    return { id: known, name: title, href: path, shape: toRegionShape(known) };
  });
  const land = toOtherLand(marked.map(({ id }) => id));
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

type Box = [left: number, top: number, right: number, bottom: number];
type Spot = Pick<City, 'name' | 'kind'> & { x: number; y: number };

/** The space a label takes: sides first, as a reader looks for it there. */
function toLabelBox({ name, x, y }: Spot, side: LabelSide): Box {
  const length = name.length * letterWidth;
  const half = labelSize / 2;
  if (side === 'right') return [x + labelGap, y - half, x + labelGap + length, y + half];
  if (side === 'left') return [x - labelGap - length, y - half, x - labelGap, y + half];
  const middle = side === 'above' ? y - labelGap - half : y + labelGap + half;
  return [x - length / 2, middle - half, x + length / 2, middle + half];
}

const overlap = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** Finds a side for every label so that none meets another, a city's dot or the frame. */
function placeLabels(spots: Spot[], height: number, placed: Box[] = []): LabelSide[] | undefined {
  const spot = spots[placed.length];
  if (!spot) return [];
  for (const side of ['right', 'left', 'above', 'below'] as const) {
    const box = toLabelBox(spot, side);
    const inFrame = box[0] > 0 && box[1] > 0 && box[2] < mapWidth && box[3] < height;
    const dots = spots.filter((other) => other !== spot).map(toDot);
    if (inFrame && ![...placed, ...dots].some((other) => overlap(box, other))) {
      const rest = placeLabels(spots, height, [...placed, box]);
      if (rest) return [side, ...rest];
    }
  }
  return undefined;
}

const toDot = ({ x, y }: Spot): Box => [x - dotReach, y - dotReach, x + dotReach, y + dotReach];

/**
 * The map of one region with its cities, from the same source as the world map, in Lambert's
 * azimuthal equal-area projection around the middle of the region, cut at the frame. The frame
 * grows to hold every city. Of the United States it shows the contiguous part.
 * @param name the file name of the region in `content/regions`, without its ending
 * @param cities places in degrees, as in `content/regions`
 * @returns paths, and cities with the side on which their label stands, in SVG user units
 * @throws when the region has no countries here, or the labels no room
 */
export function toRegionMap(name: string, cities: readonly City[]) {
  const id = toRegionId(name);
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
    land: toPath(projection, toOtherLand([id]), leastNeighbour, regionCorner),
    focus: toPath(projection, toRegionShape(id), island, regionCorner),
    cities: spots.map((spot, index) => ({ ...spot, side: sides[index] ?? 'right' })),
  };
}
