import { geoContains } from 'd3-geo';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawMap } from '../../src/features/regions/draw-map.ts';
import { mergeLand } from '../../src/features/regions/map-land.ts';
import { readSite } from '../support/site.ts';

const site = readSite();
const boundaries = site.entries.boundaries;
const regions = site.entries.regions.map((region) => ({
  ...region,
  cities: [],
  map: { frame: [], labelAt: undefined },
}));

/** Whether a point is on the lines of a drawing, made so wide that they touch. */
async function covers(path: string, { x, y }: { x: number; y: number }) {
  const pixel = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} 1 1" width="1" height="1">`;
  const image = sharp(
    Buffer.from(`${pixel}<path d="${path}" fill="none" stroke="#000" stroke-width="10"/></svg>`),
  );
  return (await image.raw().toBuffer())[3] === 255;
}

const disputed = [
  ['Gilgit', 74.3, 35.9],
  ['Shaksgam', 76.4, 36.1],
  ['Aksai Chin', 79.3, 35.1],
] as const;

it.each([
  ...disputed,
  ['Muzaffarabad', 73.55, 34.36],
  ['Tawang', 91.87, 27.59],
  ['Port Blair', 92.75, 11.65],
] as const)('%s is in India, as Indian law requires of maps', (_, longitude, latitude) => {
  expect(geoContains(mergeLand(['IN'], boundaries), [longitude, latitude])).toBe(true);
});

it('India is drawn over its neighbours, which the map data gives some of its land', () => {
  expect(drawMap(regions, boundaries, []).areas.at(-1)?.id).toBe('india');
});

it.each(disputed)(
  '%s is drawn as no part of APAC on the map of that region',
  async (name, longitude, latitude) => {
    const cities = [{ name, longitude, latitude, kind: 'partner' as const }];
    const neighbours = regions.filter(({ id }) => id === 'apac');
    const map = drawMap(
      neighbours.map((region) => ({ ...region, cities })),
      boundaries,
    );
    const [spot] = map.cities;
    expect(spot && (await covers(map.landAbove, spot))).toBe(true);
  },
);
