import type { ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { NewTabNote } from './NewTabNote.tsx';

interface Props {
  href: string;
  children: ReactNode;
  look?: ButtonLook;
  newTab?: boolean;
}

export function ButtonLink({ href, children, look = 'accent', newTab = false }: Props) {
  return (
    <a
      className={buttonClass(look)}
      href={href}
      {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {children}
      {newTab && <NewTabNote />}
    </a>
  );
}
