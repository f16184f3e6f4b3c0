import type { ReactNode } from 'react';

interface Props {
  /** A heading, and what else is in the line that opens the rest. */
  summary?: ReactNode;
  /** Classes of the line. */
  className?: string;
  id?: string;
  /** Of the folds with this name, only one is open at a time. */
  name?: string;
  isOpen?: boolean;
  children: ReactNode;
}

/** A line that opens what is under it. On paper and without scripts all of them are open. */
export const Fold = ({ summary, className = 'py-3', id, name, isOpen, children }: Props) => (
  <details
    className="fold group/fold relative border-t border-rule"
    id={id}
    name={name}
    open={isOpen}
  >
    <summary className={`menu-arrow tap hover:text-accent ${className}`}>{summary}</summary>
    {children}
  </details>
);
