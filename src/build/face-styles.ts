import { resolve } from 'node:path';
import { openFont } from '../content/typeface-file.ts';
import type { Face, FaceUse } from './make-faces.ts';

/** A hundred letters in the shares of an English text. */
const usualText = `eeeeeeeeeetttttttaaaaaaaooooooonnnnnniiiiiissssssrrrrrhhhhhlllddduuccmmffwwggppyb${' '.repeat(19)}`;

/**
 * Typefaces of Windows, Apple, Android and Linux, each with the mean width of the letters of
 * `usualText`, in em, and the names by which browsers find it.
 */
const systemFaces = {
  serif: [
    { width: 0.4427, names: ['Georgia'] },
    { width: 0.3967, names: ['Times New Roman', 'Times', 'Liberation Serif'] },
    { width: 0.4753, names: ['Noto Serif Regular', 'NotoSerif-Regular', 'Noto Serif'] },
    { width: 0.5091, names: ['DejaVu Serif'] },
  ],
  'sans-serif': [
    { width: 0.4387, names: ['Arial', 'Helvetica', 'Liberation Sans'] },
    { width: 0.4421, names: ['Roboto', 'Roboto-Regular'] },
    { width: 0.5035, names: ['DejaVu Sans'] },
  ],
} as const;

const generic = { serif: 'serif', 'sans-serif': 'ui-sans-serif, system-ui, sans-serif' } as const;

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** Matches typefaces of the system to one of the firm, so that texts look and wrap nearly the same. */
function matchSystemFaces({ style, file }: Face) {
  const font = openFont(file);
  const width = [...usualText].reduce(
    (sum, letter) => sum + font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth,
    0,
  );
  return systemFaces[style].map((face, index) => {
    const scale = width / usualText.length / font.unitsPerEm / face.width;
    const share = (length: number) => percent(length / font.unitsPerEm / scale);
    const family = `${style}-${index}`;
    const css = `@font-face {
font-family: ${family};
src: ${face.names.map((name) => `local('${name}')`).join(', ')};
size-adjust: ${percent(scale)};
ascent-override: ${share(font.ascent)};
descent-override: ${share(-font.descent)};
line-gap-override: ${share(font.lineGap)};
}`;
    return { family, css };
  });
}

const formatRange = (characters: string) =>
  [...characters].map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`).join(', ');

/**
 * Headings change to the firm's typeface when it arrives, also on the first page of a visit. Other texts,
 * those in the typeface of headings too, keep the matched typeface of the system until the next page: none
 * of their lines moves.
 */
const declareFace = ({ use, web, weight, characters }: Face, family: string = use) => `@font-face {
font-family: ${family};
src: url('${resolve(web)}') format('woff2');
font-weight: ${weight};
font-display: ${family === 'headings' || use === 'script' ? 'swap' : 'optional'};
${characters ? `unicode-range: ${formatRange(characters)};` : ''}
}`;

/** @returns the style sheet of the site's typefaces, for Tailwind */
export function buildFaceStyles(faces: readonly Face[]) {
  const texts = faces.filter(({ use, characters }) => use !== 'script' && !characters);
  // One set a style: the typefaces of a firm that have the same style are as wide as each other.
  const styles = [...new Set(texts.map(({ style }) => style))];
  const matched = styles.flatMap((style) => {
    const face = texts.find((known) => known.style === style);
    return face ? matchSystemFaces(face) : [];
  });
  const listFamilies = (use: FaceUse, family: string = use) => {
    const style = texts.find((face) => face.use === use)?.style;
    const own = matched
      .map(({ family }) => family)
      .filter((family) => style && family.startsWith(`${style}-`));
    return [...(style ? [family] : []), ...own, generic[style ?? 'sans-serif']].join(', ');
  };
  const hasProse = texts.some(({ use }) => use === 'prose');
  const headings = faces.filter(({ use }) => use === 'headings');
  const declared = [
    ...faces.map((face) => declareFace(face)),
    ...headings.map((face) => declareFace(face, 'display')),
  ];
  return `${declared.join('\n')}
${matched.map(({ css }) => css).join('\n')}
@theme {
--font-headings: ${listFamilies('headings')};
--font-display: ${listFamilies('headings', 'display')};
--font-sans: ${listFamilies('interface')};
--font-prose: ${listFamilies(hasProse ? 'prose' : 'interface')};
}
`;
}
