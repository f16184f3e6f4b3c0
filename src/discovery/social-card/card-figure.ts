import { mark } from '../../content/mark.ts';
import type { Cover } from '../../ui/cover/cover.ts';

/** The figure for pages without a cover: the firm's mark. */
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
 * Renders a cover as an SVG data URI.
 * @param width in pixels; lines are 3 pixels wide at any scale
 */
export function figureDataUri({ viewBox, shapes }: Cover, width: number, colors: Colors) {
  const [, , boxWidth = 1, boxHeight = 1] = viewBox.split(' ').map(Number);
  const height = Math.round((width * boxHeight) / boxWidth);
  const line = (boxWidth * 3) / width;
  const attributes = {
    line: `fill="none" stroke="${colors.line}" stroke-width="${line}"`,
    mark: `fill="${colors.mark}" stroke="${colors.mark}" stroke-width="${line * 1.5}"`,
  };
  const paths = shapes.map(({ role, d }) => `<path d="${d}" ${attributes[role]}/>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${paths}</svg>`;
  const uri = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return { uri, width, height };
}
