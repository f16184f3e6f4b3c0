import { readFileSync } from 'node:fs';
import { create } from 'fontkitten';
import type { Typeface } from '../content/kinds/brand.ts';

/** How often a letter occurs in a hundred of a text. Rarer ones change the result by less than a line. */
const letters = {
  ' ': 18.3,
  e: 10.3,
  t: 7.5,
  a: 6.5,
  o: 6.2,
  i: 5.7,
  n: 5.7,
  s: 5.3,
  r: 5,
  h: 5,
  l: 3.3,
  d: 3.3,
  u: 2.3,
  c: 2.2,
  m: 2,
  f: 2,
  w: 1.7,
  g: 1.6,
  p: 1.5,
  y: 1.4,
  b: 1.3,
};

/**
 * The system's typefaces: Windows and Apple, Android, Linux. Each with the mean width of its letters,
 * weighted like `letters`, in em.
 */
const systemFaces = {
  serif: [
    { width: 0.3967, names: ['Times New Roman', 'Liberation Serif'] },
    { width: 0.4753, names: ['Noto Serif', 'NotoSerif', 'Droid Serif'] },
    { width: 0.5091, names: ['DejaVu Serif'] },
  ],
  'sans-serif': [
    { width: 0.4387, names: ['Arial', 'Liberation Sans'] },
    { width: 0.4421, names: ['Roboto'] },
    { width: 0.5035, names: ['DejaVu Sans'] },
  ],
} as const;

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

function measure(file: string) {
  const font = create(readFileSync(file));
  if (!('glyphForCodePoint' in font)) throw new Error(`${file} contains several fonts`);
  const { unitsPerEm, ascent, descent, lineGap } = font;
  const entries = Object.entries(letters);
  const total = entries.reduce((sum, [, share]) => sum + share, 0);
  const width = entries.reduce(
    (sum, [letter, share]) =>
      sum + font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth * share,
    0,
  );
  return {
    width: width / total / unitsPerEm,
    ascent: ascent / unitsPerEm,
    descent: -descent / unitsPerEm,
    lineGap: lineGap / unitsPerEm,
  };
}

/**
 * Matches the system's typefaces to that of the headings, so that a heading has the same lines before
 * and after its font arrives.
 * @param file of the font, as TrueType
 * @returns the names of the matched faces, and their styles
 * @throws if the file is a collection of fonts
 */
export function matchSystemFaces(file: string, style: Typeface['style']) {
  const { width, ascent, descent, lineGap } = measure(file);
  const faces = systemFaces[style].map((face, index) => {
    const scale = width / face.width;
    const name = `matched-${index}`;
    const sources = face.names.map((system) => `local("${system}")`).join(',');
    const css = `@font-face {
font-family: ${name};
src: ${sources};
size-adjust: ${percent(scale)};
ascent-override: ${percent(ascent / scale)};
descent-override: ${percent(descent / scale)};
line-gap-override: ${percent(lineGap / scale)};
}`;
    return { name, css };
  });
  return {
    names: faces.map(({ name }) => name),
    styles: faces.map(({ css }) => css).join('\n'),
  };
}
