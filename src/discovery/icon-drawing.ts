import { paintDrawing, readMark } from '../content/brand-drawings.ts';
import { getColor } from '../site/get-color.ts';

const setColors = (theme: 'light' | 'dark') =>
  `svg{color:${getColor('accent', theme)};--color-mark:${getColor('mark', theme)}}`;

/** The icon of the browser tab. It follows the browser's colour scheme, not the site's theme. */
export function buildFavicon() {
  const { viewBox, shapes } = readMark();
  const style = `${setColors('light')}@media(prefers-color-scheme:dark){${setColors('dark')}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><style>${style}</style>${shapes}</svg>`;
}

/**
 * The mark on an opaque background, for home screens and search results.
 * @param share width of the mark as a share of the icon; launchers that mask icons show only the
 *   middle 80% (https://www.w3.org/TR/appmanifest/#icon-masks)
 * @param size in pixels
 */
export function buildIcon(share: number, size: number) {
  const colors = { accent: getColor('accent'), mark: getColor('mark') };
  const { viewBox, shapes } = paintDrawing(readMark(), colors);
  const [left = 0, top = 0, width = 0] = viewBox.split(' ').map(Number);
  const side = width / share;
  const [x, y] = [left + (width - side) / 2, top + (width - side) / 2];
  const paper = `<path fill="${getColor('paper')}" d="M${x} ${y}h${side}v${side}h${-side}z"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${x} ${y} ${side} ${side}">${paper}${shapes}</svg>`;
}

/**
 * Wraps a PNG as an icon file, which search engines and old browsers ask for at `/favicon.ico`.
 * Format: https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 * @param size in pixels, below 256
 */
export function wrapIcon(png: Buffer, size: number) {
  const header = Buffer.alloc(22);
  // Type 1, one picture: its width, height, planes, bits a pixel, length and place.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** The PNG icons by file name, without the extension. */
export const icons = {
  'apple-touch-icon': { size: 180, share: 0.72 },
  'icon-192': { size: 192, share: 0.76 },
  'icon-512': { size: 512, share: 0.76 },
  'icon-maskable-512': { size: 512, share: 0.52 },
} as const;
