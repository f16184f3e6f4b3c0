import { geoContains } from 'd3-geo';
import { expect, it } from 'vitest';
import { drawMap } from '../../src/features/regions/draw-map.ts';
import { mergeLand } from '../../src/features/regions/map-land.ts';
import { kinds } from '../../src/registry.ts';
import { readSources } from '../../src/site/read-content.ts';
import { readSite } from '../support/read-site.ts';

const { words, paths } = readSite();
const { schema, build } = kinds.boundaries;

const boundaries = readSources('boundaries', '').map(({ id, data }) =>
  build(
    { id, slug: id, data: schema.parse(data), markdown: '', html: '', headings: [] },
    {
      vocabulary: { categories: [], departments: [], jobTypes: [] },
      law: [],
      today: { year: 2025, month: 1, day: 1 },
      words,
      paths,
    },
  ),
);

const regions = readSources('regions', '').map(({ id, data }) => {
  const { title, countries } = kinds.regions.schema.parse(data);
  return { id, title, countries, path: '', cities: [], map: { frame: [], labelAt: undefined } };
});

/** @returns the corners of each part of a drawing, which is written in relative steps */
const readParts = (path: string) =>
  [...path.matchAll(/M([^z]+)z/g)].map(([, part = '']) => {
    let [x, y] = [0, 0];
    return [...part.matchAll(/(-?\d+),?(-?\d+)/g)].map(([, across, down]) => {
      [x, y] = [x + Number(across), y + Number(down)];
      return [x, y] as const;
    });
  });

/** Whether a point is within a drawing: a ray from it crosses an odd number of edges of a part. */
const covers = (path: string, { x, y }: { x: number; y: number }) =>
  readParts(path).some((corners) => {
    const edges = corners.filter(([toX, toY], index) => {
      const [fromX, fromY] = corners.at(index - 1) ?? [0, 0];
      return fromY > y !== toY > y && x < fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY);
    });
    return edges.length % 2 === 1;
  });

it.each([
  ['Gilgit', 74.3, 35.9],
  ['Muzaffarabad', 73.55, 34.36],
  ['Shaksgam', 76.4, 36.1],
  ['Aksai Chin', 79.3, 35.1],
  ['Tawang', 91.87, 27.59],
  ['Port Blair', 92.75, 11.65],
])('%s is in India, as Indian law requires of maps', (_, longitude, latitude) => {
  expect(geoContains(mergeLand(['IN'], boundaries), [longitude, latitude])).toBe(true);
});

it('India is drawn over its neighbours, which the map data gives some of its land', () => {
  expect(drawMap(regions, boundaries, []).areas.at(-1)?.id).toBe('india');
});

it.each([
  ['Gilgit', 74.3, 35.9],
  ['Shaksgam', 76.4, 36.1],
  ['Aksai Chin', 79.3, 35.1],
])('%s is drawn as no part of APAC on the map of that region', (name, longitude, latitude) => {
  const cities = [{ name, longitude, latitude, kind: 'partner' as const }];
  const neighbours = regions.filter(({ id }) => id === 'apac');
  const map = drawMap(
    neighbours.map((region) => ({ ...region, cities })),
    boundaries,
    [],
  );
  const [spot] = map.cities;
  expect(spot && covers(map.landAbove, spot)).toBe(true);
});
