import sharp from 'sharp';
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

let fonts: Promise<RenderText> | undefined;

/**
 * Renders a card outside the main thread. The same card always gives the same bytes. A palette
 * would halve the size of the file, but choosing its colours takes longer than everything else.
 * @param fontFiles for {@link loadCardFonts}, the same for all cards
 * @returns a PNG of 1200 by 630 pixels
 */
export async function renderCard({ drawing, texts }: Card, fontFiles: readonly string[]) {
  fonts ??= loadCardFonts(fontFiles);
  const renderText = await fonts;
  const placed = await Promise.all(texts.map((text) => placeText(text, renderText)));
  return sharp(Buffer.from(drawing)).composite(placed).removeAlpha().png().toBuffer();
}
