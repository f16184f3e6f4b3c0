import { brotliCompressSync } from 'node:zlib';
import { geoContains } from 'd3-geo';
import { describe, expect, it } from 'vitest';
import type { RegionData } from '../../content/kinds/region.ts';
import { type RegionId, regionIds } from '../../content/vocabulary.ts';
import { labelSize, mapWidth, placeLabels } from './map-labels.ts';
import { findOtherLand, mergeRegionShape } from './map-regions.ts';
import { drawRegionMap, drawWorldMap, type RegionMapData } from './maps.ts';

type City = RegionData['cities'][number];

const at = (name: string, longitude: number, latitude: number, kind: City['kind'] = 'partner') => ({
  name,
  longitude,
  latitude,
  kind,
});

const bangalore = at('Bangalore', 77.59, 12.97, 'headquarters');
const cities: Record<RegionId, City[]> = {
  india: [bangalore, at('Mumbai', 72.88, 19.08), at('Delhi', 77.21, 28.61)],
  apac: [
    bangalore,
    at('Singapore', 103.82, 1.35),
    at('Jakarta', 106.85, -6.21),
    at('Kuala Lumpur', 101.69, 3.14),
    at('Hong Kong', 114.17, 22.32),
    at('Tokyo', 139.69, 35.69),
    at('Sydney', 151.21, -33.87),
    at('Auckland', 174.76, -36.85),
  ],
  uk: [
    at('London', -0.13, 51.51),
    at('Manchester', -2.24, 53.48),
    at('Leeds', -1.55, 53.8),
    at('Edinburgh', -3.19, 55.95),
  ],
  us: [
    at('New York', -74.01, 40.71),
    at('Boston', -71.06, 42.36),
    at('Chicago', -87.63, 41.88),
    at('San Francisco', -122.42, 37.77),
  ],
};

const regions = regionIds.map((id) => ({ id, title: `Region ${id}`, path: `/region/${id}` }));
const measureSize = (data: unknown) => brotliCompressSync(JSON.stringify(data)).length;

/** Left, top, right and bottom of a label, as the component draws it on the smallest screen. */
function measureLabel({ name, x, y, side }: RegionMapData['cities'][number]) {
  const length = 0.55 * labelSize * name.length;
  const reach = 0.8 * labelSize;
  const left = { right: x + reach, left: x - reach - length }[side as 'right' | 'left'];
  const baseline = y + { right: 0.35, left: 0.35, above: -0.9, below: 1.6 }[side] * labelSize;
  const start = left ?? x - length / 2;
  return [start, baseline - 0.75 * labelSize, start + length, baseline + 0.2 * labelSize] as const;
}

describe('world map', () => {
  const map = drawWorldMap(regions);

  it('draws the four regions, each with its link', () => {
    expect(map.areas.map(({ id, href }) => [id, href])).toEqual(
      regions.map(({ id, path }) => [id, path]),
    );
    for (const { path } of map.areas) expect(path).toMatch(/^M[-\d]+,?[-\d]+l[-\d, lMz]+z$/);
  });

  it('is smaller than 5 KB, compressed', () => {
    expect(measureSize(map)).toBeLessThan(5_000);
  });

  it('is the same in every build', () => {
    expect(drawWorldMap(regions)).toEqual(map);
  });

  it('names the file of an unknown region in its error', () => {
    expect(() => drawWorldMap([{ id: 'mars', title: 'Mars', path: '/mars' }])).toThrow(
      'content/regions/mars',
    );
  });
});

describe.each(regionIds)('map of %s', (id) => {
  const map = drawRegionMap(id, cities[id]);
  const [, , width = 0, height = 0] = map.viewBox.split(' ').map(Number);
  const boxes = map.cities.map(measureLabel);

  it('is smaller than 5 KB, compressed', () => {
    expect(measureSize(map)).toBeLessThan(5_000);
  });

  it('shows every city and its whole label inside the frame', () => {
    expect(width).toBe(mapWidth);
    for (const { x, y } of map.cities) {
      expect(x > 0 && x < width && y > 0 && y < height).toBe(true);
    }
    for (const [left, top, right, bottom] of boxes) {
      expect(left > 0 && top > 0 && right < width && bottom < height).toBe(true);
    }
  });

  it('draws no label over another', () => {
    const pairs = boxes.flatMap((a, index) => boxes.slice(index + 1).map((b) => [a, b] as const));
    for (const [a, b] of pairs) {
      expect(a[2] <= b[0] || b[2] <= a[0] || a[3] <= b[1] || b[3] <= a[1]).toBe(true);
    }
  });

  it('is the same in every build', () => {
    expect(drawRegionMap(id, cities[id])).toEqual(map);
  });
});

it.each([
  ['Gilgit', 74.3, 35.9],
  ['Muzaffarabad', 73.55, 34.36],
  ['Shaksgam', 76.4, 36.1],
  ['Aksai Chin', 79.3, 35.1],
  ['Tawang', 91.87, 27.59],
  ['Port Blair', 92.75, 11.65],
])('draws %s in India, as required of maps published there', (_, longitude, latitude) => {
  expect(geoContains(mergeRegionShape('india'), [longitude, latitude])).toBe(true);
  expect(geoContains(findOtherLand(['us']), [longitude, latitude])).toBe(true);
  expect(geoContains(mergeRegionShape('apac'), [longitude, latitude])).toBe(false);
});

it('puts no label over the dot of another city', () => {
  const spots = [
    { name: 'Leeds', x: 1000, y: 500 },
    { name: 'York', x: 1250, y: 500 },
  ];
  expect(placeLabels(spots, 1000)).toEqual(['left', 'right']);
});

it('grows the frame to show a distant city with its dot and label', () => {
  const { viewBox, cities } = drawRegionMap('uk', [
    at('London', -0.13, 51.51),
    at('Oslo', 10.75, 59.91),
  ]);
  const [, , width = 0] = viewBox.split(' ').map(Number);
  expect(cities[1]?.x).toBeLessThan(width - 60);
  expect(cities[1]?.side).toBe('left');
});

it('leaves Antarctica out', () => {
  expect(geoContains(findOtherLand([]), [0, -85])).toBe(false);
});

it('names the labels without room in its error', () => {
  const crowd = Array.from({ length: 8 }, (_, index) => at(`Twin ${index}`, -2, 53));
  expect(() => drawRegionMap('uk', crowd)).toThrow('no room for the labels of Twin 0');
});
