import type { ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { NewTabNote } from './NewTabNote.tsx';

interface Props {
  href: string;
  children: ReactNode;
  look?: ButtonLook;
  /** Opens a new tab; the text, read aloud, says so. */
  newTab?: string;
}

export function ButtonLink({ href, children, look = 'accent', newTab }: Props) {
  return (
    <a
      className={buttonClass(look)}
      href={href}
      {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {children}
      {newTab && <NewTabNote text={newTab} />}
    </a>
  );
}
