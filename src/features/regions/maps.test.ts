import { brotliCompressSync } from 'node:zlib';
import { geoContains } from 'd3-geo';
import { describe, expect, it } from 'vitest';
import { labelSize, mapWidth, placeLabels } from './map-labels.ts';
import { findFrame, findOtherLand, joinFrames, mergeShape } from './map-shapes.ts';
import type { Boundary } from './model/boundary.ts';
import type { Region } from './model/region.ts';
import { drawRegionMap } from './region-map.ts';
import { drawWorldMap } from './world-map.ts';

type City = Region['cities'][number];

const at = (name: string, longitude: number, latitude: number, kind: City['kind'] = 'partner') => ({
  name,
  longitude,
  latitude,
  kind,
});

const region = (
  id: string,
  countries: string[],
  cities: City[],
  map: Partial<Region['map']> = {},
) => ({
  id,
  title: `Region ${id}`,
  path: `/region/${id}`,
  countries,
  cities,
  map: { frame: [], labelAt: undefined, target: undefined, ...map },
});

const regions = [
  region('alps', ['AT', 'CH'], [at('Vienna', 16.37, 48.21), at('Zurich', 8.54, 47.38)]),
  region(
    'islands',
    ['GB', 'IE'],
    [
      at('London', -0.13, 51.51, 'headquarters'),
      at('Manchester', -2.24, 53.48),
      at('Leeds', -1.55, 53.8),
      at('Dublin', -6.26, 53.35),
    ],
  ),
  region('brazil', ['BR'], [at('São Paulo', -46.63, -23.55)]),
  region('states', ['US'], [at('New York', -74.01, 40.71), at('San Francisco', -122.42, 37.77)], {
    frame: [
      [-126, 22],
      [-61.5, 51],
    ],
    labelAt: [-128, 30],
    labelAnchor: 'end',
  }),
];
const weigh = (data: unknown) => brotliCompressSync(JSON.stringify(data)).length;

describe('world map', () => {
  const map = drawWorldMap(regions, [], ['CH']);

  it('marks the regions and links each of them', () => {
    expect(Object.fromEntries(map.areas.map(({ id, href }) => [id, href]))).toEqual(
      Object.fromEntries(regions.map(({ id, path }) => [id, path])),
    );
    for (const { path } of map.areas) expect(path).toMatch(/^M[-\d]+,?[-\d]+l[-\d, lMz]+z$/);
  });

  it('is less than 5 KB', () => {
    expect(weigh(map)).toBeLessThan(5_000);
  });

  it('draws the region with an office last, as the home region, and each city once', () => {
    expect(map.areas.filter(({ isHome }) => isHome)).toEqual([map.areas.at(-1)]);
    expect(map.areas.at(-1)?.id).toBe('alps');
    const twice = drawWorldMap([...regions, ...regions], [], []);
    expect(twice.cities).toEqual(map.cities);
  });

  it('draws a curve from the headquarters to each other city, above both', () => {
    const [first = '', ...others] = map.roots.split('M').slice(1);
    expect(others).toHaveLength(map.cities.length - 2);
    const curve = /^(\d+) (\d+)C\1 (-?\d+) (\d+) \3 \4 (\d+)$/.exec(first) ?? [];
    const [, x, y, top, , toY] = curve.map(Number);
    expect(map.cities).toContainEqual(expect.objectContaining({ name: 'London', x, y }));
    expect(top).toBeLessThan(Math.min(y ?? 0, toY ?? 0));
  });

  it('puts a label where the content says, without a line and a marker', () => {
    const states = map.areas.find(({ id }) => id === 'states');
    expect(states?.label).toMatchObject({ anchor: 'end', leader: false });
    expect(states).toMatchObject({ short: 'Region states', marker: undefined });
  });

  it('is identical in every build', () => {
    expect(drawWorldMap(regions, [], ['CH'])).toEqual(map);
  });

  it('puts a label on land if the content sets no position', () => {
    const alps = map.areas.find(({ id }) => id === 'alps');
    expect(alps?.label).toMatchObject({ anchor: 'middle', x: alps?.marker?.x, y: alps?.marker?.y });
  });
});

describe('map of regions close to each other', () => {
  const near = [region('germany', ['DE'], []), region('austria', ['AT'], [])];
  const map = drawWorldMap(near, [], []);

  it('shows a part of the world in which their labels do not overlap', () => {
    const [first, second] = map.areas.map(({ label }) => label);
    expect(Math.abs((first?.y ?? 0) - (second?.y ?? 0))).toBeGreaterThan(1.5 * labelSize);
  });
});

describe.each(regions)('map of $id', (subject) => {
  const map = drawRegionMap(subject, []);
  const [, , width = 0, height = 0] = map.viewBox.split(' ').map(Number);

  it('is less than 5 KB', () => {
    expect(weigh(map)).toBeLessThan(5_000);
  });

  it('contains every city', () => {
    expect(width).toBe(mapWidth);
    for (const { x, y } of map.cities) {
      expect(x > 0 && x < width && y > 0 && y < height).toBe(true);
    }
  });
});

it('shows the mainland if the content sets no frame', () => {
  const [[west], [east]] = findFrame(mergeShape(['FR'], []));
  // Without French Guiana, across the ocean.
  expect(west).toBeGreaterThan(-15);
  expect(east).toBeLessThan(20);
});

it('frames the largest land and those nearly as large, with a margin', () => {
  const square = (west: number, size: number) => {
    const east = west + size;
    return [
      [
        [west, 0],
        [west, size],
        [east, size],
        [east, 0],
        [west, 0],
      ],
    ];
  };
  const coordinates = [square(0, 10), square(20, 4), square(40, 6)];
  const [[west, south], [east, north]] = findFrame({ type: 'MultiPolygon', coordinates });
  expect([west, south, east]).toEqual([-6.9, -6.9, 52.9].map((value) => expect.closeTo(value, 5)));
  expect(north).toBeCloseTo(16.9, 0);
  const tall = [
    [
      [0, -80],
      [0, 80],
      [10, 80],
      [10, -80],
      [0, -80],
    ],
  ];
  const [[, lowest], [, highest]] = findFrame({ type: 'MultiPolygon', coordinates: [tall] });
  expect([lowest, highest]).toEqual([-89, 89]);
});

it('joins frames into the smallest around them, across the date line into the whole world', () => {
  const [north, south] = [
    [
      [0, 40],
      [9, 60],
    ],
    [
      [5, -20],
      [30, 45],
    ],
  ] as const;
  expect(joinFrames([[...north], [...south]] as never)).toEqual([
    [0, -20],
    [30, 60],
  ]);
  const pacific = [
    [170, -50],
    [-170, 0],
  ];
  expect(joinFrames([[...north], pacific] as never)).toEqual([
    [-180, -90],
    [180, 90],
  ]);
});

describe('a boundary in the content', () => {
  const edge: Boundary = {
    id: 'north',
    country: 'PT',
    separate: true,
    path: '',
    // Along the northern border, but farther north than the real one.
    points: [
      [-8.75, 41.97],
      [-7.5, 43.2],
      [-6.3, 41.7],
    ],
  };
  const inside: [number, number] = [-7.5, 42.6];

  it('is used for the country that it belongs to', () => {
    expect(geoContains(mergeShape(['PT'], []), inside)).toBe(false);
    for (const points of [edge.points, edge.points.toReversed()]) {
      const shape = mergeShape(['PT'], [{ ...edge, points }]);
      expect(geoContains(shape, inside)).toBe(true);
      expect(geoContains(shape, [-8, 39.5])).toBe(true);
      for (const [ring] of shape.coordinates) expect(ring?.at(-1)).toEqual(ring?.[0]);
    }
    const far: Boundary = { ...edge, points: edge.points.map(([x, y]) => [x, y + 2]) };
    expect(mergeShape(['PT'], [far])).toEqual(mergeShape(['PT'], []));
  });

  it('is also used on maps of other countries', () => {
    expect(geoContains(findOtherLand(['BR'], [edge]), inside)).toBe(true);
    expect(findOtherLand(['BR'], [edge])).not.toEqual(findOtherLand(['BR'], []));
  });
});

// A letter is 80.6 wide, a label 130 high and 104 from its dot, which reaches 60.
it.each([
  ['beside the right edge', [{ name: 'Bern', x: 2773, y: 900 }], ['right']],
  ['over the right edge', [{ name: 'Bern', x: 2774, y: 900 }], ['left']],
  ['beside the left edge', [{ name: 'x'.repeat(20), x: 1717, y: 900 }], ['left']],
  ['over both edges', [{ name: 'x'.repeat(20), x: 1716, y: 900 }], ['above']],
  ['below the upper edge', [{ name: 'Bern', x: 1600, y: 66 }], ['right']],
  ['over the upper edge', [{ name: 'Bern', x: 1600, y: 65 }], ['below']],
  ['above the lower edge', [{ name: 'Bern', x: 1600, y: 934 }], ['right']],
  ['over the lower edge', [{ name: 'Bern', x: 1600, y: 935 }], ['above']],
  ['above, at the edge', [{ name: 'x'.repeat(39), x: 1600, y: 235 }], ['above']],
  ['above, over the edge', [{ name: 'x'.repeat(39), x: 1600, y: 234 }], ['below']],
  ['wider than the map', [{ name: 'x'.repeat(40), x: 1600, y: 500 }], [undefined]],
  [
    'beside another dot',
    [
      { name: 'Bern', x: 1000, y: 500 },
      { name: 'Chur', x: 1300, y: 625 },
    ],
    ['right', 'below'],
  ],
  [
    'over another dot',
    [
      { name: 'Bern', x: 1000, y: 500 },
      { name: 'Chur', x: 1300, y: 624 },
    ],
    ['left', 'right'],
  ],
])('places a label %s', (_, spots, sides) => {
  expect(placeLabels(spots, 1000)).toEqual(sides);
});

it('leaves out labels that do not fit', () => {
  const crowd = Array.from({ length: 8 }, (_, index) => at(`Twin ${index}`, -2, 53));
  const { cities } = drawRegionMap(region('crowd', ['GB'], crowd), []);
  expect(cities).toHaveLength(8);
  expect(cities.some(({ side }) => side === undefined)).toBe(true);
});
