import { readFileSync } from 'node:fs';
import { create } from 'fontkitten';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeFaces } from '../../../src/build/make-faces.ts';
import { readBrand } from '../../../src/content/brand.ts';
import type { SitePage } from '../../../src/content/kind.ts';
import { findDirection } from '../../../src/content/words/language-facts.ts';
import { drawCard } from '../../../src/discovery/social-card/card-drawing.ts';
import { drawTreeFigure } from '../../../src/discovery/social-card/card-figure.ts';
import { renderCard } from '../../../src/discovery/social-card/card-image.ts';
import { listIndexable, readMeta, readPage } from '../../../tools/built-site.ts';
import { distFolder } from '../../../tools/dist-folder.ts';
import { readSite } from '../../support/read-site.ts';

const [{ file: fontFile } = { file: '' }] = await makeFaces(readBrand());
const font = create(readFileSync(fontFile));
const letters = new Set('characterSet' in font ? font.characterSet : []);
const hasLetter = (letter: string) =>
  /[\p{L}\p{N}]/u.test(letter) && letters.has(letter.codePointAt(0) ?? 0);

const site = readSite();
const { firm } = site;
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

test('pages with different texts have different cards', () => {
  const cards = pagePaths.map((path) => readCard(path).toString('base64'));
  // A card leaves out letters that its typeface does not have.
  const texts = pagePaths.map((path) =>
    [...(readMeta(readPage(path), 'og:image:alt') ?? '')].filter(hasLetter).join(''),
  );
  expect(new Set(cards).size).toBeGreaterThanOrEqual(new Set(texts).size);
});

const page: SitePage = {
  key: 'articles/0',
  path: site.paths.article(0),
  group: 'articles',
  title: 'A title',
  description: 'A description',
  heading: 'What to write down, and when',
  updated: { year: 2025, month: 1, day: 15 },
};

const render = (heading: string) => {
  const figure = drawTreeFigure([false, true, false]);
  return renderCard(drawCard({ ...page, heading }, site, figure), [fontFile]);
};

test('a card is identical, byte for byte, each time it is drawn', async () => {
  const [first, second] = [await render(page.heading), await render(page.heading)];
  expect(first.equals(second)).toBe(true);
  expect(first.equals(await render('Another heading'))).toBe(false);
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

test('the logo is large on the icons and fits the safe zone of the maskable one', async () => {
  const measureMark = async (file: string) => {
    const { info } = await sharp(`${distFolder()}/${file}`)
      .trim()
      .toBuffer({ resolveWithObject: true });
    return Math.hypot(info.width, info.height) / 512;
  };
  const maskable = await measureMark('icon-maskable-512.png');
  expect(maskable).toBeLessThan(0.8);
  // The logo may have a margin of its own, so only the icons are compared with each other.
  expect(await measureMark('icon-512.png')).toBeGreaterThan(1.4 * maskable);
});

test('the favicon is lighter in dark mode', () => {
  const favicon = readFileSync(`${distFolder()}/favicon.svg`, 'utf8');
  const [light = '', dark = ''] = [...favicon.matchAll(/svg\{color:(#[\da-f]{6})/g)].map(
    ([, color]) => color,
  );
  const brightness = (color: string) => Number.parseInt(color.slice(3, 5), 16);
  expect(brightness(dark)).toBeGreaterThan(brightness(light));
});

test.each([
  'Wage and hour obligations '.repeat(4).slice(0, 90),
  'Management communication and representation',
  'Strategy',
])('the heading "%s" fits on its card, above the name of the firm', async (heading) => {
  const card = await render(heading);
  const isMirrored = findDirection(site.language.tag) === 'rtl';
  const isPlain = async (start: number, top: number, width: number, height: number) => {
    const left = isMirrored ? 1200 - start - width : start;
    const part = await sharp(card).extract({ left, top, width, height }).toBuffer();
    const { channels } = await sharp(part).stats();
    return channels.every(({ min, max }) => min === max);
  };
  // The left edge, the space beside the panel, the space above the name.
  expect(await isPlain(0, 0, 60, 616)).toBe(true);
  expect(await isPlain(810, 0, 30, 616)).toBe(true);
  expect(await isPlain(0, 480, 840, 24)).toBe(true);
  // The first line of the heading is there.
  expect(await isPlain(60, 110, 780, 60)).toBe(false);
});
