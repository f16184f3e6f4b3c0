import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { listIndexable, readMeta, readPage } from '../../../tools/built-site.ts';
import { distFolder } from '../../../tools/dist-folder.ts';
import { readSite } from '../../support/read-site.ts';

const { firm } = readSite();
const pagePaths = listIndexable();
const readCard = (path: string) =>
  readFileSync(
    `${distFolder()}${readMeta(readPage(path), 'og:image')?.slice(firm.siteUrl.length)}`,
  );

test.each(pagePaths)(
  '%s: its card is a PNG of 1200 by 630 pixels and less than 100 KB',
  async (path) => {
    const page = readPage(path);
    expect(readMeta(page, 'og:image')).toMatch(new RegExp(`^${firm.siteUrl}/cards/`));
    const bytes = readCard(path);
    const { format, width, height } = await sharp(bytes).metadata();
    expect([format, width, height]).toEqual(['png', 1200, 630]);
    expect([readMeta(page, 'og:image:width'), readMeta(page, 'og:image:height')]).toEqual([
      '1200',
      '630',
    ]);
    expect(bytes.length).toBeLessThan(100 * 1024);
  },
);

test('cards differ, except where two languages have the same heading', () => {
  const cards = pagePaths.map((path) => readCard(path).toString('base64'));
  expect(new Set(cards).size).toBeGreaterThan(cards.length / 2);
});

test.each([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable-512.png', 512],
])('%s is an opaque square of %i pixels', async (file, size) => {
  const { width, height } = await sharp(`${distFolder()}/${file}`).metadata();
  expect([width, height]).toEqual([size, size]);
  expect((await sharp(`${distFolder()}/${file}`).stats()).isOpaque).toBe(true);
});
