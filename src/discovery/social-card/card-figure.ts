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

interface Frame {
  x: number;
  /** The middle of the figure. */
  y: number;
  width: number;
}

interface Colors {
  line: string;
  mark: string;
}

/** Draws a cover as an SVG element. Lines are 3 pixels wide at any scale. */
export function drawFigure({ viewBox, shapes }: Cover, { x, y, width }: Frame, colors: Colors) {
  const [, , boxWidth = 1, boxHeight = 1] = viewBox.split(' ').map(Number);
  const height = Math.round((width * boxHeight) / boxWidth);
  const line = (boxWidth * 3) / width;
  const attributes = {
    line: `fill="none" stroke="${colors.line}" stroke-width="${line}"`,
    mark: `fill="${colors.mark}" stroke="${colors.mark}" stroke-width="${line * 1.5}"`,
  };
  const paths = shapes.map(({ role, d }) => `<path d="${d}" ${attributes[role]}/>`).join('');
  return `<svg x="${x}" y="${y - height / 2}" width="${width}" height="${height}" viewBox="${viewBox}">${paths}</svg>`;
}
