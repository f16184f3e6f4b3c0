import type { ReactNode } from 'react';

interface Props {
  /** Without an address, only the text is shown. */
  href: string | undefined;
  children: ReactNode;
}

/** A link in a text. What enlarges it makes no line higher. */
export const TextLink = ({ href, children }: Props) =>
  href === undefined ? (
    children
  ) : (
    <a className="link -my-1 py-1" href={href}>
      {children}
    </a>
  );
