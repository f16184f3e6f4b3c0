import sharp from 'sharp';
import project from '../../../package.json' with { type: 'json' };
import { cacheFile } from '../../build-cache.ts';
import { socialCardSize } from '../page-head.ts';
import type { Card, PlacedText } from './card-drawing.ts';
import { loadCardFonts, type RenderText } from './card-text.ts';

async function placeText(text: PlacedText, renderText: RenderText) {
  const { data, width, height } = await renderText(text);
  const { direction, start, top, middle = 0 } = text;
  return {
    input: data,
    raw: { width, height, channels: 4 as const },
    left: direction === 'rtl' ? socialCardSize.width - start - width : start,
    top: top ?? Math.round(middle - height / 2),
  };
}

/**
 * Renders a card outside the main thread. The same card always gives the same bytes. A palette
 * would halve the size of the file, but choosing its colours takes longer than everything else.
 */
export async function renderCard({ drawing, texts }: Card, renderText: RenderText) {
  const placed = await Promise.all(texts.map((text) => placeText(text, renderText)));
  return sharp(Buffer.from(drawing)).composite(placed).removeAlpha().png().toBuffer();
}

/** Loaded only if the cache lacks a card. */
let loaded: Promise<RenderText> | undefined;

/**
 * Takes the image of a card from the cache, or renders it.
 * @param fontFiles for {@link loadCardFonts}, the same for all cards; named after their bytes
 * @returns the path of a PNG of 1200 by 630 pixels
 */
export const makeCardImage = (card: Card, fontFiles: readonly string[]) =>
  cacheFile('.png', [project.dependencies.sharp, JSON.stringify([card, fontFiles])], async () => {
    loaded ??= loadCardFonts(fontFiles);
    return renderCard(card, await loaded);
  });
