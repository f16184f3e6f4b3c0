import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { SitePage } from '../../../src/content/kind.ts';
import { drawCard } from '../../../src/discovery/social-card/card-image.ts';
import { buildCardLayout } from '../../../src/discovery/social-card/card-layout.ts';
import { drawCover } from '../../../src/ui/cover/cover.ts';
import { listIndexable, readMeta, readPage } from '../../../tools/built-site.ts';
import { readFirm } from '../../support/read-firm.ts';

const firm = readFirm();
const paths = listIndexable();
const readCard = (path: string) =>
  readFileSync(`dist${readMeta(readPage(path), 'og:image')?.slice(firm.siteUrl.length)}`);

test.each(paths)(
  '%s: its card is a PNG of 1200 by 630 pixels and less than 60 KB',
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
    expect(bytes.length).toBeLessThan(60 * 1024);
  },
);

test('every page has a different card', () => {
  const cards = paths.map((path) => readCard(path).toString('base64'));
  expect(new Set(cards).size).toBe(paths.length);
});

const page: SitePage = {
  path: '/blog/0',
  group: 'Articles',
  title: 'A title',
  description: 'A description',
  heading: 'What to write down, and when',
  updated: { year: 2025, month: 1, day: 15 },
};

test('drawing a card twice gives the same bytes', async () => {
  const cover = drawCover({ number: 0, title: page.heading, category: 'Legal' });
  const font = readFileSync('.cache/display-face.ttf');
  const [first, second] = [
    await drawCard(buildCardLayout(page, firm, cover), font),
    await drawCard(buildCardLayout(page, firm, cover), font),
  ];
  expect(first.equals(second)).toBe(true);
  const other = await drawCard(
    buildCardLayout({ ...page, heading: 'Another heading' }, firm, cover),
    font,
  );
  expect(first.equals(other)).toBe(false);
});

test.each([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable-512.png', 512],
])('%s is an opaque square of %i pixels', async (file, size) => {
  const { width, height } = await sharp(`dist/${file}`).metadata();
  expect([width, height]).toEqual([size, size]);
  expect((await sharp(`dist/${file}`).stats()).isOpaque).toBe(true);
});
