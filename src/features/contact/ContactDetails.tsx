import { formatAddress, phoneLink } from '../../content/firm-facts.ts';
import type { Site } from '../../content/site.ts';
import { FactTable } from '../../ui/FactTable.tsx';

interface LinkProps {
  href: string;
  /** Of a number or an address, which reads from left to right in every language. */
  dir?: 'ltr';
  children: string;
}

const ContactLink = ({ href, dir, children }: LinkProps) => (
  <a className="link inline-block py-0.5" dir={dir} href={href}>
    {children}
  </a>
);

const MailLink = ({ mailbox }: { mailbox: string }) => (
  <ContactLink dir="ltr" href={`mailto:${mailbox}`}>
    {mailbox}
  </ContactLink>
);

interface Props {
  site: Pick<Site, 'firm' | 'words' | 'paths'>;
}

export function ContactDetails({ site: { firm, words, paths } }: Props) {
  const phone = (
    <ContactLink dir="ltr" href={phoneLink(firm.phone)}>
      {firm.phone}
    </ContactLink>
  );
  const card = <ContactLink href={paths.contactCard}>{words.layout.contactCard}</ContactLink>;
  return (
    <div className="text-sm">
      <FactTable
        facts={[
          { term: words.layout.generalInformation, text: <MailLink mailbox={firm.email} /> },
          { term: words.firm.telephone, text: phone },
          { term: words.firm.hours, text: firm.hours },
          { term: words.firm.replyTime, text: firm.replyTime },
          { term: words.firm.careers, text: <MailLink mailbox={firm.careersEmail} /> },
          { term: words.firm.office, text: formatAddress(firm) },
          { term: words.firm.addressBook, text: card },
        ]}
      />
    </div>
  );
}
