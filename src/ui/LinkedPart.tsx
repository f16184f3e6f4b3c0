import { ButtonLink } from './ButtonLink.tsx';
import { ContactText } from './ContactText.tsx';

interface Props {
  heading: string;
  text: string;
  href: string;
  /** Label of the link. */
  children: string;
}

/** What leads on to another page, in a column. */
export const LinkedPart = ({ heading, text, href, children }: Props) => (
  <section className="border-t-2 border-ink pt-5">
    <h2 className="mb-3 text-xl">{heading}</h2>
    <p className="mb-5 max-w-measure text-sm">
      <ContactText text={text} />
    </p>
    <ButtonLink href={href} look="quiet">
      {children}
    </ButtonLink>
  </section>
);
