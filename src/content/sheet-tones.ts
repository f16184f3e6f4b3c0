import { formatHex, interpolate, wcagContrast } from 'culori';
import type { Palette } from './kinds/brand.ts';

/** How much of the soil is mixed into a sheet in the dark theme, from much to nothing. */
const shades = [0.2, 0.15, 0.1, 0.05];

/** @returns the colours of sheets in the dark theme: darker than paper, as far as ink has 7:1 on them */
export function findSheetTones({ light: { paper, ink }, dark: { soil } }: Palette) {
  const mix = interpolate([paper, soil], 'oklab');
  const shade = shades.find((share) => wcagContrast(mix(share), ink) >= 7) ?? 0;
  return { paper: formatHex(mix(shade)), rule: formatHex(mix(2 * shade)), ink: formatHex(ink) };
}
