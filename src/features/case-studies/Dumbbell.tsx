import './results.css';
import type { Comparison } from './format-comparison.ts';

/** The share of the width that the larger value takes; the rest is room for its dot. */
const reach = 96;

/** Two values on one line that starts at zero: hollow before, filled after. The text tells both. */
export function Dumbbell({ comparison: { before, after } }: { comparison: Comparison }) {
  const most = Math.max(before, after, 1);
  const place = (value: number) => `${(reach * value) / most}%`;
  return (
    <div className="text-accent text-xs">
      <svg aria-hidden="true" className="mirrored dumbbell h-4 w-full" stroke="currentColor">
        <line className="stroke-edge" x2="100%" y1="8" y2="8" />
        <line className="stroke-edge" y1="2" y2="14" />
        <line strokeWidth="3" x1={place(before)} x2={place(after)} y1="8" y2="8" />
        <circle className="fill-paper" cx={place(before)} cy="8" r="5" strokeWidth="2" />
        <circle cx={place(after)} cy="8" fill="currentColor" r="6" />
      </svg>
      <span aria-hidden="true" className="text-muted tabular">
        0
      </span>
    </div>
  );
}
