import { resolve } from 'node:path';
import { type Face, type FaceUse, openFont } from './make-faces.ts';

/** A hundred letters in the shares of an English text. */
const sample = `eeeeeeeeeetttttttaaaaaaaooooooonnnnnniiiiiissssssrrrrrhhhhhlllddduuccmmffwwggppyb${' '.repeat(19)}`;

/**
 * Typefaces of Windows, Apple, Android and Linux, each with the mean width of the letters of `sample`, in
 * em, and the names by which browsers find it.
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
function matchSystemFaces({ use, style, file }: Face) {
  const font = openFont(file);
  const width = [...sample].reduce(
    (sum, letter) => sum + font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth,
    0,
  );
  return systemFaces[style].map((face, index) => {
    const scale = width / sample.length / font.unitsPerEm / face.width;
    const share = (length: number) => percent(length / font.unitsPerEm / scale);
    const family = `${use}-${index}`;
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
 * A font that arrives after the page is shown is not used before the next page: no line moves. Until
 * then the page has the matched typeface of the system.
 */
const declareFace = ({ use, web, weight, characters }: Face) => `@font-face {
font-family: ${use};
src: url('${resolve(web)}') format('woff2');
font-weight: ${weight};
font-display: optional;
${characters ? `unicode-range: ${formatRange(characters)};` : ''}
}`;

/** @returns the style sheet of the site's typefaces, for Tailwind */
export function buildFaceStyles(faces: readonly Face[]) {
  const texts = faces.filter(({ use, characters }) => use !== 'script' && !characters);
  const matched = new Map(texts.map((face) => [face.use, matchSystemFaces(face)]));
  const listFamilies = (use: FaceUse) => {
    const style = texts.find((face) => face.use === use)?.style;
    const families = matched.get(use)?.map(({ family }) => family) ?? [];
    return [...(style ? [use] : []), ...families, generic[style ?? 'sans-serif']].join(', ');
  };
  return `${faces.map(declareFace).join('\n')}
${[...matched.values()].flatMap((known) => known.map(({ css }) => css)).join('\n')}
@theme {
--font-display: ${listFamilies('headings')};
--font-sans: ${listFamilies('interface')};
}
/* Used only by the style sheet of prose. In @theme, Tailwind would drop it as unused. */
:root {
--font-prose: ${listFamilies(matched.has('prose') ? 'prose' : 'interface')};
}
`;
}
