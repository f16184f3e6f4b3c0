import { mark } from '../content/mark.ts';
import { readTokenColor } from '../content/token-colors.ts';

const drawing = `<path class="roots" d="${mark.roots}" stroke="${readTokenColor('accent')}" stroke-width="${mark.rootsWidth}"/><path class="ground" d="${mark.ground}" stroke="${readTokenColor('mark')}" stroke-width="${mark.groundWidth}"/>`;

/** The icon of the browser tab. It follows the browser's colour scheme, not the site's theme. */
export function buildFavicon() {
  const [roots, ground] = [readTokenColor('accent', 'dark'), readTokenColor('mark', 'dark')];
  const dark = `@media(prefers-color-scheme:dark){.roots{stroke:${roots}}.ground{stroke:${ground}}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${mark.viewBox}" fill="none"><style>${dark}</style>${drawing}</svg>`;
}

/**
 * The mark on an opaque background, for home screens and search results.
 * @param share width of the mark as a share of the icon; launchers that mask icons show only the
 *   middle 80% (https://www.w3.org/TR/appmanifest/#icon-masks)
 */
export function buildIcon(share: number) {
  const side = 32 / share;
  const start = (32 - side) / 2;
  const frame = `${start} ${start} ${side} ${side}`;
  const paper = `<path fill="${readTokenColor('paper')}" d="M${start} ${start}h${side}v${side}h${-side}z"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame}" fill="none">${paper}${drawing}</svg>`;
}

/** The PNG icons by file name, without the ending. */
export const icons = {
  'apple-touch-icon': { size: 180, share: 0.72 },
  'icon-192': { size: 192, share: 0.76 },
  'icon-512': { size: 512, share: 0.76 },
  'icon-maskable-512': { size: 512, share: 0.52 },
} as const;
