import { formatHex } from 'culori';
import { readBrand } from './brand.ts';
import type { Palette } from './kinds/brand.ts';

export type ColorName = keyof Palette['dark'];

/**
 * A colour of the palette for places that no style sheet reaches: pictures, icons, the manifest,
 * the colour of the browser's bar.
 * @returns such as `#14211b`
 */
export const readTokenColor = (name: ColorName, theme: 'light' | 'dark' = 'light') =>
  // The schema has accepted the colour: it can be read.
  formatHex(readBrand().palette[theme][name]) as string;
