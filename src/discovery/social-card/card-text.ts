import { resolve } from 'node:path';
import sharp from 'sharp';
import { escapeHtml } from '../../content/escape-html.ts';
import { openFont } from '../../content/typeface-file.ts';

/** A text on a card and its place. Lengths are in pixels. */
export interface CardText {
  text: string;
  size: number;
  color: string;
  /** From one line to the next; without it, the text is one line. */
  leading?: number;
  /** Lines break before it. */
  maxWidth?: number;
  left: number;
  /** Of its ink. */
  top?: number;
  middle?: number;
}

/** Headings are set a little tighter than running text; letters that join keep their distance. */
const tracking = -0.012;
const isJoined = (text: string) => /[\p{sc=Deva}\p{sc=Arab}]/u.test(text);

/** Units of Pango: thousandths of a point, nearly, which is a pixel at 72 dots per inch. */
const toPango = (pixels: number) => Math.round(pixels * 1024);

const renderMarkup = (text: string, fontfile: string, width?: number) =>
  sharp({
    text: { text, fontfile, dpi: 72, rgba: true, ...(width && { width: Math.floor(width) }) },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });

/**
 * Loads fonts into Pango, which sets texts as browsers do: letters join, are reordered or stack.
 * @param fontFiles paths of TrueType files: the display font, then fallbacks for letters that it lacks
 * @returns renders a text as an image without space around its ink; letters that no font has are left
 *   out: a box says nothing
 */
async function loadFonts(fontFiles: readonly string[]) {
  // Read once, before the first text.
  process.env.FONTCONFIG_FILE = resolve('src/discovery/social-card/fonts.conf');
  const fonts = fontFiles.map(openFont);
  // A font is loaded with the first text that names it, and stays.
  for (const file of fontFiles) await renderMarkup('0', file);
  const families = fonts.map(({ familyName }) => familyName).join(',');
  const shown: ReadonlySet<number> = new Set(fonts.flatMap(({ characterSet }) => characterSet));

  return async ({ text, size, color, leading, maxWidth, left, top, middle = 0 }: CardText) => {
    const isShown = (letter: string) => shown.has(letter.codePointAt(0) ?? 0);
    // Fonts lack the narrow space.
    const letters = [...text.replaceAll('\u202f', '\u00a0')].filter(isShown).join('').trim();
    // Pango refuses a text of which nothing is seen.
    if (letters === '') return [];
    const spacing = leading && !isJoined(letters) ? toPango(size * tracking) : 0;
    const attributes = [
      `font_family="${escapeHtml(families)}"`,
      `size="${toPango(size)}"`,
      `foreground="${color}"`,
      `letter_spacing="${spacing}"`,
      ...(leading ? [`line_height="${toPango(leading)}"`] : []),
    ];
    const markup = `<span ${attributes.join(' ')}>${escapeHtml(letters)}</span>`;
    const { data, info } = await renderMarkup(markup, fontFiles[0] ?? '', maxWidth);
    const { width, height } = info;
    return [
      {
        input: data,
        raw: { width, height, channels: 4 as const },
        left: Math.round(left),
        top: Math.round(top ?? middle - height / 2),
      },
    ];
  };
}

let fonts: ReturnType<typeof loadFonts> | undefined;

/**
 * Renders a card outside the main thread. The same card always gives the same bytes. It has few colours:
 * a palette makes the file a quarter as large.
 * @param drawing an SVG document with everything but the texts
 * @param fontFiles the same for all cards
 * @returns a PNG as large as the drawing
 */
export async function renderCard(drawing: string, texts: CardText[], fontFiles: readonly string[]) {
  fonts ??= loadFonts(fontFiles);
  const render = await fonts;
  const placed = await Promise.all(texts.map(render));
  return sharp(Buffer.from(drawing))
    .composite(placed.flat())
    .removeAlpha()
    .png({ colours: 16, dither: 0, effort: 1 })
    .toBuffer();
}
