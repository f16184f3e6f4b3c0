import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import project from '../../../package.json' with { type: 'json' };
import { cacheFile } from '../../build-cache.ts';
import { socialCardSize } from '../page-head.ts';
import { useFont } from './text-width.ts';

const { '@resvg/resvg-js': resvgVersion, sharp: sharpVersion } = project.dependencies;

async function renderCard(drawing: string, fontFile: string) {
  const { pixels } = await renderAsync(drawing, useFont(fontFile));
  // A palette would halve the size of the file, but take longer than all the rest.
  return sharp(pixels, { raw: { ...socialCardSize, channels: 4 } })
    .removeAlpha()
    .png()
    .toBuffer();
}

/**
 * Renders a card, beside the main thread. The same drawing, font and library versions always give
 * the same bytes.
 * @param drawing an SVG document
 * @param fontFile path of a TrueType file, which is named after its contents
 * @returns the path of a PNG of 1200 by 630 pixels
 */
export const makeCardImage = (drawing: string, fontFile: string) =>
  cacheFile('.png', [resvgVersion, sharpVersion, fontFile, drawing], () =>
    renderCard(drawing, fontFile),
  );
