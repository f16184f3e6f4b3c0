import { formatHex } from '../content/culori.ts';
import type { ColorName } from '../content/kinds/brand.ts';
import { loadSite } from './load-site.ts';

/**
 * A colour of the palette for places that style sheets do not reach: pictures, icons, the manifest,
 * the theme colour of the browser.
 * @returns such as `#14211b`
 */
export const getColor = (name: ColorName, theme: 'light' | 'dark' = 'light') =>
  // The schema has validated the colour, so it can be parsed.
  formatHex(loadSite().sites[0].brand.palette[theme][name]) as string;
