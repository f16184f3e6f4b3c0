import { readFileSync } from 'node:fs';
import { Blob, Direction, Face, Font, Buffer as GlyphBuffer, shape } from 'harfbuzzjs';
import { orderParts } from './visual-order.ts';

/**
 * Converts texts to outlines. HarfBuzz shapes them as it does in browsers: in many scripts, letters
 * join, are reordered or stack, which programs that render SVG texts get wrong.
 */

/** Units per em of an outline. */
const em = 1000;

interface Outline {
  /** In em. */
  width: number;
  /** SVG elements, in thousandths of an em: x from the left, y from the baseline up. */
  glyphs: string;
}

interface Setting {
  /** Writing direction of the language. */
  direction: 'ltr' | 'rtl';
  /** Added to each letter, in em. */
  spacing?: number;
}

export type DrawOutline = (text: string, setting: Setting) => Outline;

function openFont(file: string) {
  const face = new Face(new Blob(readFileSync(file)));
  const font = new Font(face);
  font.setScale(em, em);
  const codes = new Set(face.collectUnicodes());
  const paths = new Map<number, string>();
  return {
    font,
    has: (letter: string) => codes.has(letter.codePointAt(0) ?? 0),
    drawGlyph(glyph: number) {
      const path = paths.get(glyph) ?? font.glyphToPath(glyph);
      paths.set(glyph, path);
      return path;
    },
  };
}

type OpenFont = ReturnType<typeof openFont>;

/** Letters with their combining marks, which must come from the same font. */
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Splits a text into runs of one font. Leaves out letters that no font has: a box says nothing. */
function splitByFont(text: string, fonts: readonly OpenFont[]) {
  const runs: { font: OpenFont; text: string }[] = [];
  for (const { segment } of letters.segment(text)) {
    const font = fonts.find(({ has }) => has(segment));
    const last = runs.at(-1);
    if (last && last.font === font) last.text += segment;
    else if (font) runs.push({ font, text: segment });
  }
  return runs;
}

/**
 * @param fontFiles paths of TrueType files: the display font, then fallbacks for letters that it
 *   lacks. Fallbacks are set without letter spacing, because their letters join
 */
export function createOutlines(fontFiles: readonly string[]): DrawOutline {
  const fonts = fontFiles.map(openFont);
  const buffer = new GlyphBuffer();

  function placeGlyphs({ font }: OpenFont, text: string, direction: Setting['direction']) {
    buffer.clearContents();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setDirection(direction === 'rtl' ? Direction.RTL : Direction.LTR);
    shape(font, buffer);
    return buffer.getGlyphInfosAndPositions();
  }

  return (text, { direction, spacing = 0 }) => {
    let x = 0;
    const runs = orderParts(text, direction).flatMap((part) => {
      const runs = splitByFont(part.text, fonts);
      return (part.direction === 'rtl' ? runs.reverse() : runs).map((run) => ({ ...part, ...run }));
    });
    const glyphs = runs.flatMap(({ font, text, direction }) =>
      placeGlyphs(font, text, direction).map((glyph) => {
        const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph;
        const position = `${Math.round(x + xOffset)} ${yOffset}`;
        x += xAdvance;
        // Combining marks have no width and take no spacing.
        if (font === fonts[0] && xAdvance > 0) x += spacing * em;
        const path = font.drawGlyph(codepoint);
        return path && `<path transform="translate(${position})" d="${path}"/>`;
      }),
    );
    return { width: x / em, glyphs: glyphs.join('') };
  };
}
