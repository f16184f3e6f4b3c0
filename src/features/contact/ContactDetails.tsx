import { phoneLink } from '../../content/firm-facts.ts';
import type { Office } from '../../content/kinds/office.ts';
import type { Site } from '../../content/site.ts';
import { FactTable } from '../../ui/FactTable.tsx';

const ContactLink = ({ href, children }: { href: string; children: string }) => (
  <a className="link inline-block py-0.5" href={href}>
    {children}
  </a>
);

const MailLink = ({ mailbox }: { mailbox: string }) => (
  <ContactLink href={`mailto:${mailbox}`}>{mailbox}</ContactLink>
);

/** Address, phone, e-mail and hours of an office, as far as it has its own. */
const OfficeText = ({ office: { addressLines, phone, email, hours } }: { office: Office }) => (
  <>
    <p>{addressLines.join(', ')}</p>
    {phone && (
      <p>
        <ContactLink href={phoneLink(phone)}>{phone}</ContactLink>
      </p>
    )}
    {email && (
      <p>
        <MailLink mailbox={email} />
      </p>
    )}
    {hours && <p>{hours}</p>}
  </>
);

interface Props {
  site: Pick<Site, 'firm' | 'words' | 'paths'>;
  offices: Office[];
}

export function ContactDetails({ site: { firm, words, paths }, offices }: Props) {
  const phone = <ContactLink href={phoneLink(firm.phone)}>{firm.phone}</ContactLink>;
  const card = <ContactLink href={paths.contactCard}>{words.layout.contactCard}</ContactLink>;
  return (
    <div className="text-sm">
      <FactTable
        facts={[
          { term: words.layout.generalInformation, text: <MailLink mailbox={firm.email} /> },
          { term: words.firm.telephone, text: phone },
          { term: words.firm.replyTime, text: firm.replyTime },
          { term: words.firm.careers, text: <MailLink mailbox={firm.careersEmail} /> },
          ...offices.map((office) => ({
            term: office.title,
            text: <OfficeText office={office} />,
          })),
          ...(firm.registrations ?? []).map(({ label, text }) => ({ term: label, text })),
          { term: words.firm.addressBook, text: card },
        ]}
      />
    </div>
  );
}
