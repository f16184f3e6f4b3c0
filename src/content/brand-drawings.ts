import { existsSync, readFileSync } from 'node:fs';
import { brandFolder } from './folder.ts';

/** A drawing of the brand: the mark, the figure of the first screen, or a wide logo. */
export interface Drawing {
  viewBox: string;
  /** The elements inside the `svg` element. */
  shapes: string;
}

/** The content check rejects every file that does not match. */
const svgFile = /<svg\b([^>]*)>([\s\S]*)<\/svg>/;

/** Attributes of the `svg` element that concern the picture as a whole, not the drawing in it. */
const frameAttributes = /\s(?:xmlns|viewBox|width|height)=(?:"[^"]*"|'[^']*')/g;

/** @param text of the file */
function parseDrawing(text: string): Drawing {
  const [, written = '', inner = ''] = svgFile.exec(text) ?? [];
  const viewBox = /\bviewBox=["']([^"']*)/.exec(written)?.[1] ?? '';
  const inherited = written.replace(frameAttributes, '').trim();
  const shapes = inner
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/\s+/g, ' ')
    .replaceAll('> <', '><')
    .trim();
  return { viewBox, shapes: inherited ? `<g ${inherited}>${shapes}</g>` : shapes };
}

const readDrawing = (name: string) =>
  parseDrawing(readFileSync(`${brandFolder()}/${name}`, 'utf8'));

/** Reads `content/brand/mark.svg`. */
export const readMark = () => readDrawing('mark.svg');

/** Reads `content/brand/figure.svg`, the firm's own drawing for the first screen. */
export const readFigure = () => readDrawing('figure.svg');

/** Reads `content/brand/logo.svg`, and its twin for the dark theme if there is one. */
export const readLogos = () =>
  ['logo.svg', 'logo-dark.svg']
    .filter((name) => existsSync(`${brandFolder()}/${name}`))
    .map(readDrawing);

/** The values of the two colours of a drawing. */
export interface DrawingColors {
  /** For `currentColor`. */
  accent: string;
  /** For `var(--color-mark)`. */
  mark: string;
}

/** Writes colours into a drawing, for programs that do not support CSS variables. */
export const paintDrawing = (drawing: Drawing, colors: DrawingColors): Drawing => ({
  ...drawing,
  shapes: drawing.shapes
    .replaceAll('currentColor', colors.accent)
    .replaceAll('var(--color-mark)', colors.mark),
});
