interface Props {
  href: string;
  /** The language of the title, if it is not that of the page. */
  lang?: string | undefined;
  children: string;
}

/** The title of a card, which is a link. */
export const TitleLink = ({ href, lang, children }: Props) => (
  <a className="py-1 hover:text-accent hover:underline hover:decoration-1" href={href} lang={lang}>
    {children}
  </a>
);
