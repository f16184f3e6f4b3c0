import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import project from '../../../package.json' with { type: 'json' };
import { cacheFile } from '../../build-cache.ts';
import { socialCardSize } from '../page-head.ts';
import { withFont } from './text-width.ts';

const { '@resvg/resvg-js': resvgVersion, sharp: sharpVersion } = project.dependencies;

/** Renders a card beside the main thread; the same drawing always gives the same bytes. */
export async function renderCard(drawing: string, fontFile: string) {
  const { pixels } = await renderAsync(drawing, withFont(fontFile));
  // A palette would halve the size of the file, but take longer than all the rest.
  return sharp(pixels, { raw: { ...socialCardSize, channels: 4 } })
    .removeAlpha()
    .png()
    .toBuffer();
}

/**
 * Takes the image of a card from the cache, or renders it.
 * @param drawing an SVG document
 * @param fontFile path of a TrueType file, which is named after its contents
 * @returns the path of a PNG of 1200 by 630 pixels
 */
export const makeCardImage = (drawing: string, fontFile: string) =>
  cacheFile('.png', [resvgVersion, sharpVersion, fontFile, drawing], () =>
    renderCard(drawing, fontFile),
  );
