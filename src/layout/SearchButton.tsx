import type { ReactNode } from 'react';

interface Props {
  /** Accessible name, for a button without text. */
  label?: string;
  className: string;
  children: ReactNode;
}

/** Hidden without JavaScript, like the theme toggle. `open-search.ts` handles the click. */
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
