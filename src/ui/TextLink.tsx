import type { ReactNode } from 'react';

interface Props {
  /** Without an address, only the text is shown. */
  href: string | undefined;
  /** The language of the text, if it is not that of the page. */
  lang?: string | undefined;
  children: ReactNode;
}

/** A link in a text. */
export const TextLink = ({ href, lang, children }: Props) =>
  href === undefined ? (
    children
  ) : (
    <a className="link py-1" href={href} lang={lang}>
      {children}
    </a>
  );
