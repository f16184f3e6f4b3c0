import type { Comparison } from './format-comparison.ts';

/** Of the drawing, in SVG user units. */
export const arches = { width: 400, height: 240 };
const archWidth = 170;
const radius = archWidth / 2;
/** Height of the sides below the round head. */
const sides = arches.height - radius;

/** Draws an arch that is filled from the ground up to a height. */
function drawArch(height: number, x: number) {
  if (height === 0) return '';
  const y = arches.height - height;
  const end = x + archWidth;
  if (height <= sides) return `M${x} ${arches.height}V${y}H${end}V${arches.height}`;
  const half = Math.round(Math.sqrt(radius ** 2 - (height - sides) ** 2));
  const arc = `A${radius} ${radius} 0 0 1`;
  const [left, right] = [x + radius - half, x + radius + half];
  return `M${x} ${arches.height}V${radius}${arc} ${left} ${y}H${right}${arc} ${end} ${radius}V${arches.height}`;
}

/**
 * Draws two values as arches of the same size, each filled up to its value.
 * @returns both arches whole, and the paths of the value before and of the value after; that of a value
 *   of zero is empty
 */
export function drawArches({ before, after }: Comparison) {
  const largest = Math.max(before, after, Number.MIN_VALUE);
  const draw = (value: number, x: number) =>
    drawArch(Math.round((arches.height * value) / largest), x);
  const second = arches.width - archWidth;
  return {
    whole: drawArch(arches.height, 0) + drawArch(arches.height, second),
    before: draw(before, 0),
    after: draw(after, second),
  };
}
