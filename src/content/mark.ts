import { existsSync, readFileSync } from 'node:fs';
import { brandFolder } from './folder.ts';

/** The firm's logo mark. The header, the footer, the icons and the social cards all use it. */
export interface Mark {
  viewBox: string;
  /** The elements inside the `svg` element. */
  drawing: string;
}

/** The content check rejects every mark that does not match. */
const svgFile = /<svg\b([^>]*)>([\s\S]*)<\/svg>/;

/** Attributes of the `svg` element that concern the picture as a whole, not the drawing in it. */
const frameAttributes = /\s(?:xmlns|viewBox|width|height)=(?:"[^"]*"|'[^']*')/g;

/** @param text of `mark.svg` */
function parseMark(text: string): Mark {
  const [, written = '', shapes = ''] = svgFile.exec(text) ?? [];
  const viewBox = /\bviewBox=["']([^"']*)/.exec(written)?.[1] ?? '';
  const inherited = written.replace(frameAttributes, '').trim();
  const drawing = shapes
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/\s+/g, ' ')
    .replaceAll('> <', '><')
    .trim();
  return { viewBox, drawing: inherited ? `<g ${inherited}>${drawing}</g>` : drawing };
}

const readDrawing = (name: string) => parseMark(readFileSync(`${brandFolder()}/${name}`, 'utf8'));

/** Reads `content/brand/mark.svg`. */
export const readMark = () => readDrawing('mark.svg');

/** Reads `content/brand/figure.svg`, the firm's own drawing for the first screen. */
export const readFigure = () => readDrawing('figure.svg');

/** Reads `content/brand/logo.svg`, and its twin for the dark theme if there is one. */
export const readLogos = () =>
  ['logo.svg', 'logo-dark.svg']
    .filter((name) => existsSync(`${brandFolder()}/${name}`))
    .map(readDrawing);

/** The values of the two colours of a mark. */
export interface MarkColors {
  /** For `currentColor`. */
  accent: string;
  /** For `var(--color-mark)`. */
  mark: string;
}

/** Writes colours into the mark, for programs that do not support CSS variables. */
export const paintMark = (mark: Mark, colors: MarkColors): Mark => ({
  ...mark,
  drawing: mark.drawing
    .replaceAll('currentColor', colors.accent)
    .replaceAll('var(--color-mark)', colors.mark),
});
