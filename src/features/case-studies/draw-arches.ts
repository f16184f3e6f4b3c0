import type { Comparison } from './format-comparison.ts';

/** Of the drawing, in SVG user units. */
export const arches = { width: 400, height: 240 };
const archWidth = 170;

/**
 * Draws two values as arches that stand on the same line, each as high as its value.
 * @returns the paths of the value before and of the value after; that of a value of zero is empty
 */
export function drawArches({ before, after }: Comparison): [string, string] {
  const largest = Math.max(before, after);
  const draw = (value: number, x: number) => {
    if (value === 0) return '';
    const height = Math.round((arches.height * value) / largest);
    const rise = Math.min(archWidth / 2, height);
    const shoulder = arches.height - height + rise;
    return `M${x} ${arches.height}V${shoulder}A${archWidth / 2} ${rise} 0 0 1 ${x + archWidth} ${shoulder}V${arches.height}`;
  };
  return [draw(before, 0), draw(after, arches.width - archWidth)];
}
