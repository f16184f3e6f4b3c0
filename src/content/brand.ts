import { formatHex, interpolate, wcagContrast } from './culori.ts';
import { contentFolder } from './folder.ts';
import { brand, type Palette } from './kinds/brand.ts';

/** Folder of the palette, the mark and font files. */
export const brandFolder = () => `${contentFolder()}/${brand.folder}`;

export type ColorName = keyof Palette['dark'];

/** How much of the shade is mixed into a sheet in the dark theme, from much to little. */
const shares = [0.24, 0.18, 0.12, 0.06];

/** @returns the colours of sheets in the dark theme: paper as dark as a contrast of 7:1 with the ink allows */
export function findSheetTones({ light: { paper, ink }, dark: { mark, onMark } }: Palette) {
  const shade = interpolate([onMark, mark], 'oklab')(0.45);
  const mix = interpolate([paper, shade], 'oklab');
  const share = shares.find((part) => wcagContrast(mix(part), ink) >= 7) ?? 0;
  return { paper: formatHex(mix(share)), rule: formatHex(mix(2 * share)), ink: formatHex(ink) };
}
