import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import sharp from 'sharp';
import project from '../../../package.json' with { type: 'json' };
import { socialCardSize } from '../page-head.ts';
import type { CardElement } from './card-layout.ts';

const folder = '.cache/cards';
const {
  satori: satoriVersion,
  '@resvg/resvg-js': resvgVersion,
  sharp: sharpVersion,
} = project.dependencies;

/**
 * Draws a card. The same layout, font and library versions always give the same bytes.
 * @param font a TrueType file
 */
export async function drawCard(layout: CardElement, font: Buffer) {
  const svg = await satori(layout, {
    ...socialCardSize,
    fonts: [{ name: 'Newsreader', data: font, weight: 400, style: 'normal' }],
  });
  const rendered = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  // The card has a few flat colours: with a palette it is a quarter of the size and looks the same.
  return sharp(rendered.asPng()).png({ palette: true, colours: 48, effort: 7 }).toBuffer();
}

/**
 * Returns the image of a card from the cache, or draws it if its layout, font or library versions
 * have changed.
 * @param fontFile path of a TrueType file
 * @returns a PNG of 1200 by 630 pixels
 */
export async function getCardImage(layout: CardElement, fontFile: string) {
  const font = readFileSync(fontFile);
  const key = createHash('sha256')
    .update(JSON.stringify([layout, satoriVersion, resvgVersion, sharpVersion]))
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
