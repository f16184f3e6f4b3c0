import type { ReactNode } from 'react';
import { NewTabNote } from './NewTabNote.tsx';
import { type ButtonLook, toButtonClass } from './toButtonClass.ts';

interface Props {
  href: string;
  children: ReactNode;
  look?: ButtonLook;
  newTab?: boolean;
}

export function ButtonLink({ href, children, look = 'accent', newTab = false }: Props) {
  return (
    <a
      className={toButtonClass(look)}
      href={href}
      {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {children}
      {newTab && <NewTabNote />}
    </a>
  );
}
