import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { create } from 'fontkitten';
import sharp from 'sharp';
import { escapeHtml } from '../../content/escape-html.ts';

/** A text on a card. Lengths are in pixels. */
export interface CardText {
  text: string;
  /** Writing direction of the language. */
  direction: 'ltr' | 'rtl';
  size: number;
  color: string;
  /** From one line to the next; without it, the text is one line. */
  leading?: number;
  /** Lines break before it. */
  maxWidth?: number;
}

/** The pixels of a text, without space around its ink. */
interface TextImage {
  data: Buffer;
  width: number;
  height: number;
}

export type RenderText = (text: CardText) => Promise<TextImage>;

/** The start of a text decides its direction, so it begins with a mark of the language's direction. */
const directionMarks = { ltr: '\u200e', rtl: '\u200f' };

const invisible = /\p{Cf}/u;

/** Headings are set a little tighter than running text; letters that join keep their distance. */
const tracking = -0.012;
const isJoined = (text: string) => /[\p{sc=Deva}\p{sc=Arab}]/u.test(text);

/** Units of Pango: thousandths of a point, nearly, which is a pixel at 72 dots per inch. */
const toPango = (pixels: number) => Math.round(pixels * 1024);

async function openFont(file: string) {
  const font = create(await readFile(file));
  if (!('characterSet' in font)) throw new Error(`${file} is a collection of fonts, not one font.`);
  return { file, name: font.familyName, codes: new Set(font.characterSet) };
}

const renderMarkup = (text: string, fontfile: string, width?: number) =>
  sharp({ text: { text, fontfile, dpi: 72, rgba: true, ...(width && { width }) } })
    .raw()
    .toBuffer({ resolveWithObject: true });

/**
 * Loads fonts into Pango, which sets texts as browsers do: letters join, are reordered or stack, and
 * scripts of both directions share a line.
 * @param fontFiles paths of TrueType files: the display font, then fallbacks for letters that it lacks
 * @returns renders a text; letters that no font has are left out: a box says nothing
 */
export async function loadCardFonts(fontFiles: readonly string[]): Promise<RenderText> {
  // Read once, before the first text.
  process.env.FONTCONFIG_FILE = resolve('src/discovery/social-card/fonts.conf');
  const fonts = await Promise.all(fontFiles.map(openFont));
  // A font is loaded with the first text that names it, and stays.
  for (const { file } of fonts) await renderMarkup('0', file);
  const families = fonts.map(({ name }) => name).join(',');
  const isShown = (letter: string) =>
    invisible.test(letter) || fonts.some(({ codes }) => codes.has(letter.codePointAt(0) ?? 0));

  return async ({ text, direction, size, color, leading, maxWidth }) => {
    const shown = [...text].filter(isShown).join('').trim();
    // Pango refuses a text of which nothing is seen.
    if (shown.replaceAll(new RegExp(invisible, 'gu'), '').trim() === '')
      return { data: Buffer.alloc(4), width: 1, height: 1 };
    const spacing = leading && !isJoined(shown) ? toPango(size * tracking) : 0;
    const attributes = [
      `font_family="${escapeHtml(families)}"`,
      `size="${toPango(size)}"`,
      `foreground="${color}"`,
      `letter_spacing="${spacing}"`,
      ...(leading ? [`line_height="${toPango(leading)}"`] : []),
    ];
    const markup = `<span ${attributes.join(' ')}>${directionMarks[direction]}${escapeHtml(shown)}</span>`;
    const { data, info } = await renderMarkup(markup, fontFiles[0] ?? '', maxWidth);
    return { data, width: info.width, height: info.height };
  };
}
