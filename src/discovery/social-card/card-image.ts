import sharp from 'sharp';
import project from '../../../package.json' with { type: 'json' };
import { cacheFile } from '../../build-cache.ts';

const compressionLevel = 2;

/**
 * Renders a card outside the main thread. The same drawing always gives the same bytes. Only
 * programs that preview links load cards: more compression, or a palette, would make the file
 * smaller but take longer than drawing it.
 */
export const renderCard = (drawing: string) =>
  sharp(Buffer.from(drawing)).removeAlpha().png({ compressionLevel }).toBuffer();

/**
 * Takes the image of a card from the cache, or renders it.
 * @param drawing an SVG document
 * @returns the path of a PNG of 1200 by 630 pixels
 */
export const makeCardImage = (drawing: string) =>
  cacheFile('.png', [project.dependencies.sharp, `${compressionLevel}`, drawing], () =>
    renderCard(drawing),
  );
