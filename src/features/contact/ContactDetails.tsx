import { paths } from '../../content/addresses.ts';
import { formatAddress, phoneLink } from '../../content/firm-facts.ts';
import type { Firm } from '../../content/kinds/firm.ts';
import { FactTable } from '../../ui/FactTable.tsx';

const ContactLink = ({ href, children }: { href: string; children: string }) => (
  <a className="link inline-block py-0.5" href={href}>
    {children}
  </a>
);

const MailLink = ({ mailbox }: { mailbox: string }) => (
  <ContactLink href={`mailto:${mailbox}`}>{mailbox}</ContactLink>
);

export function ContactDetails({ firm }: { firm: Firm }) {
  const phone = <ContactLink href={phoneLink(firm.phone)}>{firm.phone}</ContactLink>;
  const card = <ContactLink href={paths.contactCard}>Contact card (vCard)</ContactLink>;
  return (
    <div className="text-sm">
      <FactTable
        facts={[
          { term: 'General information', text: <MailLink mailbox={firm.email} /> },
          { term: 'Telephone', text: phone },
          { term: 'Hours', text: firm.hours },
          { term: 'Reply', text: firm.replyTime },
          { term: 'Careers', text: <MailLink mailbox={firm.careersEmail} /> },
          { term: 'Office', text: formatAddress(firm) },
          { term: 'For your address book', text: card },
        ]}
      />
    </div>
  );
}
