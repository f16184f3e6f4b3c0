import type { ReactNode } from 'react';

interface Props {
  /** Its accessible name, where the child is no text. */
  label?: string;
  /** Address of the script of the search. */
  script: string;
  className: string;
  children: ReactNode;
}

/** Shown only where a script runs, like the theme toggle. `open-search.js` answers it. */
export const SearchButton = ({ label, script, className, children }: Props) => (
  <button
    aria-label={label}
    className={`site-scripted tap items-center ${className}`}
    data-search={script}
    type="button"
  >
    {children}
  </button>
);
