import { mailLink, phoneLink } from '../content/firm-facts.ts';
import { EmailText } from './EmailText.tsx';
import { TextLink } from './TextLink.tsx';

/** E-mail addresses, and telephone numbers with the code of their country. */
const contacts = /([\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+[\p{L}\p{N}]|\+\d[\d\s]{6,}\d)/u;

/** A text from a field, with its e-mail addresses and telephone numbers as links. */
export const ContactText = ({ text }: { text: string }) =>
  text.split(contacts).map((part, index) => {
    if (index % 2 === 0) return part;
    const isMail = part.includes('@');
    return (
      <TextLink href={isMail ? mailLink(part) : phoneLink(part)} key={part}>
        {isMail ? <EmailText email={part} /> : part}
      </TextLink>
    );
  });
