import { geoContains } from 'd3-geo';
import { expect, it } from 'vitest';
import { findOtherLand, mergeShape } from '../../src/features/regions/map-shapes.ts';
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

const neighbours = readSources('regions', '').find(({ id }) => id === 'apac');

it.each([
  ['Gilgit', 74.3, 35.9],
  ['Muzaffarabad', 73.55, 34.36],
  ['Shaksgam', 76.4, 36.1],
  ['Aksai Chin', 79.3, 35.1],
  ['Tawang', 91.87, 27.59],
  ['Port Blair', 92.75, 11.65],
])('%s is drawn in India, as Indian law requires of maps', (_, longitude, latitude) => {
  const place: [number, number] = [longitude, latitude];
  expect(geoContains(mergeShape(['IN'], boundaries), place)).toBe(true);
  expect(geoContains(findOtherLand(['US'], boundaries), place)).toBe(true);
  const { countries } = kinds.regions.schema.parse(neighbours?.data);
  expect(geoContains(mergeShape(countries, boundaries), place)).toBe(false);
});
