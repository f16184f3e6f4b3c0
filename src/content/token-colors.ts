import { readFileSync } from 'node:fs';
import { toLinearRgb } from './contrast.ts';
import { readTokens, type Theme } from './tokens.ts';

const tokens = readTokens(readFileSync('src/ui/styles/tokens.css', 'utf8'));

/** From linear light to a byte, by the transfer function of sRGB (IEC 61966-2-1). */
const toByte = (value: number) =>
  Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055));

/**
 * A colour of the tokens where no style sheet reaches: pictures, icons, the manifest, the
 * colour of the browser's bar.
 * @param name such as `paper`
 * @returns such as `#14211b`
 * @throws where the theme has no such colour
 */
export function readTokenColor(name: string, theme: Theme = 'light') {
  const rgb = toLinearRgb(tokens[theme].get(name)?.value ?? '');
  if (!rgb) throw new Error(`src/ui/styles/tokens.css has no ${theme} colour ${name}`);
  return `#${rgb.map((value) => toByte(value).toString(16).padStart(2, '0')).join('')}`;
}
