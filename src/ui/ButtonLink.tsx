import type { ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { NewTabNote } from './NewTabNote.tsx';

interface Props {
  href: string;
  children: ReactNode;
  look?: ButtonLook;
  /** Opens the link in a new tab. This text tells screen readers. */
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
