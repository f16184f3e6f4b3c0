import { mark } from '../../content/mark.ts';
import type { Cover } from '../../ui/cover/cover.ts';

/** The figure of a page that has no cover of its own: the firm's mark, large. */
export const markFigure: Cover = {
  viewBox: mark.viewBox,
  shapes: [
    { role: 'line', d: mark.roots },
    { role: 'mark', d: mark.ground },
  ],
};

interface Colors {
  line: string;
  mark: string;
}

/**
 * @param width of the drawing in pixels; its lines come out 3 pixels wide whatever its scale
 * @returns an SVG document as a data URI, and its size
 */
export function figureDataUri({ viewBox, shapes }: Cover, width: number, colors: Colors) {
  const [, , across = 1, down = 1] = viewBox.split(' ').map(Number);
  const height = Math.round((width * down) / across);
  const line = (across * 3) / width;
  const paint = {
    line: `fill="none" stroke="${colors.line}" stroke-width="${line}"`,
    mark: `fill="${colors.mark}" stroke="${colors.mark}" stroke-width="${line * 1.5}"`,
  };
  const drawn = shapes.map(({ role, d }) => `<path d="${d}" ${paint[role]}/>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${drawn}</svg>`;
  const uri = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return { uri, width, height };
}
