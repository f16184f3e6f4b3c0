import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import sharp from 'sharp';
import project from '../../../package.json' with { type: 'json' };
import { socialCardSize } from '../page-head.ts';
import type { CardElement } from './card-layout.ts';

const folder = '.cache/cards';
const { satori: layouter, '@resvg/resvg-js': painter, sharp: packer } = project.dependencies;

/**
 * The same layout, type and tools always give the same bytes, with or without the cache.
 * @param font a TrueType file
 */
export async function drawCard(layout: CardElement, font: Buffer) {
  const svg = await satori(layout, {
    ...socialCardSize,
    fonts: [{ name: 'Newsreader', data: font, weight: 400, style: 'normal' }],
  });
  const painted = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  // A few flat colours: a palette makes a quarter of the size, and nothing to be seen.
  return sharp(painted.asPng()).png({ palette: true, colours: 48, effort: 7 }).toBuffer();
}

/**
 * The picture of a card, drawn only where its layout, its type or its tools have changed.
 * @param fontFile path of a TrueType file
 * @returns a PNG of 1200 by 630 pixels
 */
export async function getCardImage(layout: CardElement, fontFile: string) {
  const font = readFileSync(fontFile);
  const key = createHash('sha256')
    .update(JSON.stringify([layout, layouter, painter, packer]))
    .update(font)
    .digest('hex')
    .slice(0, 24);
  const file = `${folder}/${key}.png`;
  if (existsSync(file)) return readFileSync(file);
  const image = await drawCard(layout, font);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, image);
  return image;
}
