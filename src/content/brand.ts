import { formatHex, interpolate, wcagContrast } from './culori.ts';
import { contentFolder } from './folder.ts';
import { type BrandData, brand, type Palette } from './kinds/brand.ts';
import { readYaml } from './read-yaml.ts';

/** Folder of the palette, the mark and font files. */
export const brandFolder = () => `${contentFolder()}/${brand.folder}`;

let read: { folder: string; data: BrandData } | undefined;

/**
 * Reads the palette and the typeface, to make what is not a page: styles, fonts, pictures. The content
 * check has validated them. Once, because every page and card asks for several colours.
 */
export function readBrand(): BrandData {
  const folder = brandFolder();
  if (read?.folder !== folder)
    read = { folder, data: readYaml(`${brand.folder}/brand.yaml`) as BrandData };
  return read.data;
}

export type ColorName = keyof Palette['dark'];

/**
 * A colour of the palette for places that style sheets do not reach: pictures, icons, the manifest,
 * the theme colour of the browser.
 * @returns such as `#14211b`
 */
export const readTokenColor = (name: ColorName, theme: 'light' | 'dark' = 'light') =>
  // The schema has validated the colour, so it can be parsed.
  formatHex(readBrand().palette[theme][name]) as string;

/** How much of the shade is mixed into a sheet in the dark theme, from much to little. */
const shares = [0.24, 0.18, 0.12, 0.06];

/** @returns the colours of sheets in the dark theme: paper by lamplight, as dim as ink has 7:1 on it */
export function findSheetTones({ light: { paper, ink }, dark: { mark, onMark } }: Palette) {
  const shade = interpolate([onMark, mark], 'oklab')(0.45);
  const mix = interpolate([paper, shade], 'oklab');
  const share = shares.find((part) => wcagContrast(mix(part), ink) >= 7) ?? 0;
  return { paper: formatHex(mix(share)), rule: formatHex(mix(2 * share)), ink: formatHex(ink) };
}
