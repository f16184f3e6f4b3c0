import type { ReactNode } from 'react';
import { NewTabNote } from './NewTabNote.tsx';

interface Props {
  href: string;
  children: ReactNode;
  /** `mark` is for the one action of a page that matters most. */
  look?: 'accent' | 'mark' | 'quiet';
  newTab?: boolean;
}

const looks = {
  accent: 'bg-accent text-on-accent hover:bg-accent-strong border-transparent',
  mark: 'bg-mark text-on-mark hover:bg-mark-strong border-transparent',
  quiet: 'border-edge hover:border-ink hover:bg-sunken',
};

export function ButtonLink({ href, children, look = 'accent', newTab = false }: Props) {
  return (
    <a
      className={`tap inline-flex items-center justify-center gap-2 rounded-sm border px-5 py-2 text-sm font-medium text-center sm:whitespace-nowrap transition-colors active:bg-ink active:text-paper print:hidden ${looks[look]}`}
      href={href}
      {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {children}
      {newTab && <NewTabNote />}
    </a>
  );
}
