import type { ReactNode } from 'react';
import { ground } from './figure-scale.ts';
import { LawStart } from './LawStart.tsx';
import type { Root } from './law-trees.ts';
import type { Column } from './lay-out-figure.ts';

interface Props {
  column: Column;
  /** The oldest law, and the top of its line. */
  root: Root | undefined;
  stem: { x: number; y: number };
  children: ReactNode;
}

/**
 * The drawing of a tree or a wing, stretched to its column. Where columns are in rows, away from the
 * axis of years, the oldest law has its year.
 */
export const LawDrawing = ({ column: { width }, root, stem, children }: Props) => (
  <div className="law-ground">
    <svg
      aria-hidden="true"
      className="mirrored"
      preserveAspectRatio="none"
      viewBox={`0 0 ${width} ${ground}`}
    >
      {children}
    </svg>
    <svg aria-hidden="true" className="law-start mirrored">
      <LawStart label={root?.year} stem={stem} width={width} />
    </svg>
  </div>
);
