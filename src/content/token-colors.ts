import { readBrand } from './brand.ts';
import { formatHex } from './culori.ts';
import type { Palette } from './kinds/brand.ts';

export type ColorName = keyof Palette['dark'];

/**
 * A colour of the palette for places that style sheets do not reach: pictures, icons, the manifest,
 * the theme colour of the browser.
 * @returns such as `#14211b`
 */
export const readTokenColor = (name: ColorName, theme: 'light' | 'dark' = 'light') =>
  // The schema has validated the colour, so it can be parsed.
  formatHex(readBrand().palette[theme][name]) as string;
