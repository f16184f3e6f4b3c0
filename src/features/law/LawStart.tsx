import { ground } from './figure-scale.ts';
import { percent } from './percent.ts';

interface Props {
  /** The top of a stem, in a drawing of this width. */
  stem: { x: number; y: number };
  width: number;
  label: string | number | undefined;
  /** On which side of the stem it is. */
  anchor?: 'middle';
}

/** What the stem of a drawing is, above it. Placed by percentages, because the drawing is stretched. */
export const LawStart = ({ stem, width, label, anchor }: Props) => (
  <text
    className="mirrored"
    dy="-0.5em"
    textAnchor={anchor}
    x={percent(stem.x, width)}
    y={percent(stem.y, ground)}
  >
    {label}
  </text>
);
