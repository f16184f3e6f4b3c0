import type { ReactNode } from 'react';

interface Props {
  /** A heading or a label. */
  side: ReactNode;
  /** Spacing and ground. */
  className?: string;
  /** What it is about, beside it on wide screens and below it on others. */
  children: ReactNode;
}

/** Two parts on the grid of the page: of its twelve columns, four and eight. */
export const Split = ({ side, className = '', children }: Props) => (
  <div className={`grid gap-x-8 lg:grid-cols-[var(--side)_minmax(0,1fr)] ${className}`}>
    <div>{side}</div>
    <div className="empty:hidden">{children}</div>
  </div>
);
