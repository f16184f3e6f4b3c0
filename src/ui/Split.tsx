import type { ReactNode } from 'react';

/** Of the twelve columns of a page: four and eight, or seven and five. */
const grids = {
  third: 'lg:grid-cols-[var(--side)_minmax(0,1fr)]',
  end: 'lg:grid-cols-[minmax(0,1fr)_var(--end)]',
};

interface Props {
  /** A heading or a label. */
  side: ReactNode;
  /** Where the content begins: after a third of the page, or where its last five columns do. */
  at?: keyof typeof grids;
  /** Spacing and ground. */
  className?: string;
  /** What it is about, beside it on wide screens and below it on others. */
  children: ReactNode;
}

/** Two parts on the grid of the page. */
export const Split = ({ side, at = 'third', className = '', children }: Props) => (
  <div className={`grid gap-x-8 ${grids[at]} ${className}`}>
    <div>{side}</div>
    <div className="empty:hidden">{children}</div>
  </div>
);
