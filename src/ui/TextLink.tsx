import type { ReactNode } from 'react';

interface Props {
  /** Without an address, only the text is shown. */
  href: string | undefined;
  children: ReactNode;
}

/** A link in a text. */
export const TextLink = ({ href, children }: Props) =>
  href === undefined ? (
    children
  ) : (
    <a className="link py-1" href={href}>
      {children}
    </a>
  );
