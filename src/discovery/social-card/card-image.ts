import sharp from 'sharp';
import project from '../../../package.json' with { type: 'json' };
import { cacheFile } from '../../build-cache.ts';

/**
 * Renders a card outside the main thread. The same drawing always gives the same bytes. A palette
 * would halve the size of the file, but choosing its colours takes longer than everything else.
 */
export const renderCard = (drawing: string) =>
  sharp(Buffer.from(drawing)).removeAlpha().png().toBuffer();

/**
 * Takes the image of a card from the cache, or renders it.
 * @param drawing an SVG document
 * @returns the path of a PNG of 1200 by 630 pixels
 */
export const makeCardImage = (drawing: string) =>
  cacheFile('.png', [project.dependencies.sharp, drawing], () => renderCard(drawing));
