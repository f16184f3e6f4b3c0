import type { ReactNode } from 'react';

interface Props {
  /** Its accessible name, where the child is no text. */
  label?: string;
  className: string;
  children: ReactNode;
}

/** Shown only where a script runs, like the theme toggle. `open-search.js` answers it. */
export const SearchButton = ({ label, className, children }: Props) => (
  <button
    aria-label={label}
    className={`site-scripted tap items-center ${className}`}
    data-search=""
    type="button"
  >
    {children}
  </button>
);
