import sharp from 'sharp';
import project from '../../../package.json' with { type: 'json' };
import { cacheFile } from '../../build-cache.ts';

/** A palette halves the size of the file. More effort would take longer and save nothing. */
const pngOptions = { palette: true, effort: 1, dither: 0 };

/** Renders a card outside the main thread. The same drawing always gives the same bytes. */
export const renderCard = (drawing: string) =>
  sharp(Buffer.from(drawing)).removeAlpha().png(pngOptions).toBuffer();

/**
 * Takes the image of a card from the cache, or renders it.
 * @param drawing an SVG document
 * @returns the path of a PNG of 1200 by 630 pixels
 */
export const makeCardImage = (drawing: string) =>
  cacheFile('.png', [project.dependencies.sharp, JSON.stringify(pngOptions), drawing], () =>
    renderCard(drawing),
  );
