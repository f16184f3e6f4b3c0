import type { Comparison } from './format-comparison.ts';

/** The line of the larger value takes this much of the width, in percent; its dot needs the rest. */
const longest = 96;

/**
 * Draws two values on a line that starts at zero, with a hollow dot before and a filled dot after.
 * The text gives both values, too.
 */
export function Dumbbell({ comparison: { before, after } }: { comparison: Comparison }) {
  const largest = Math.max(before, after, 1);
  const toPercent = (value: number) => `${(longest * value) / largest}%`;
  return (
    <span className="block text-xs text-accent">
      <svg
        aria-hidden="true"
        className="mirrored h-4 w-full overflow-visible"
        stroke="currentColor"
      >
        <line className="stroke-edge" x2="100%" y1="8" y2="8" />
        <line className="stroke-edge" y1="2" y2="14" />
        <line strokeWidth="3" x1={toPercent(before)} x2={toPercent(after)} y1="8" y2="8" />
        <circle className="fill-paper" cx={toPercent(before)} cy="8" r="5" strokeWidth="2" />
        <circle cx={toPercent(after)} cy="8" fill="currentColor" r="6" />
      </svg>
      <span aria-hidden="true" className="text-muted tabular">
        0
      </span>
    </span>
  );
}
