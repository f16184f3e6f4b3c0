import { type Mark, paintMark } from '../../content/mark.ts';
import { drawBanyan } from '../../ui/banyan/banyan.ts';

/** A line drawing with some shapes filled. */
export interface Figure {
  viewBox: string;
  shapes: { role: 'line' | 'highlight'; d: string }[];
}

/** @param practices for each practice of the firm, whether its arch is highlighted */
export function drawTreeFigure(practices: readonly boolean[]): Figure {
  const { crown, ground, arches } = drawBanyan(practices.length, { width: 300, height: 258 });
  const drawArches = (isLit: boolean) =>
    arches.filter((_, index) => practices[index] === isLit).join('');
  return {
    // A little higher than the drawing: room for the lower half of the ground line.
    viewBox: '0 0 300 260',
    shapes: [
      { role: 'line', d: crown + ground + drawArches(false) },
      { role: 'highlight', d: drawArches(true) },
    ],
  };
}

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

/** Draws a figure as an SVG element. Lines are 3 pixels wide at any scale. */
export function drawFigure({ viewBox, shapes }: Figure, { x, y, width }: Frame, colors: Colors) {
  const [, , boxWidth = 1, boxHeight = 1] = viewBox.split(' ').map(Number);
  const height = Math.round((width * boxHeight) / boxWidth);
  const line = (boxWidth * 3) / width;
  const attributes = {
    line: `fill="none" stroke="${colors.line}" stroke-width="${line}"`,
    highlight: `fill="${colors.mark}" stroke="${colors.line}" stroke-width="${line}"`,
  };
  const paths = shapes.map(({ role, d }) => `<path d="${d}" ${attributes[role]}/>`).join('');
  return `<svg x="${x}" y="${y - height / 2}" width="${width}" height="${height}" viewBox="${viewBox}">${paths}</svg>`;
}

/** Draws the firm's mark, which is square, as an SVG element. */
export function drawMark(mark: Mark, { x, y, width }: Frame, { line, mark: second }: Colors) {
  const { viewBox, drawing } = paintMark(mark, { accent: line, mark: second });
  return `<svg x="${x}" y="${y - width / 2}" width="${width}" height="${width}" viewBox="${viewBox}">${drawing}</svg>`;
}
