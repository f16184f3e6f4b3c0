interface Props {
  href: string;
  children: string;
}

/** The title of a card, which is a link. */
export const TitleLink = ({ href, children }: Props) => (
  <a className="py-1 hover:text-accent hover:underline hover:decoration-1" href={href}>
    {children}
  </a>
);
