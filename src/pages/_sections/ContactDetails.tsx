import { toAddressLine, toPhoneLink } from '../../lib/firm-facts.ts';
import { paths } from '../../lib/paths.ts';
import type { Firm } from '../../lib/schemas/firm.ts';

export function ContactDetails({ firm }: { firm: Firm }) {
  const rows = [
    { term: 'General information', value: firm.email, href: `mailto:${firm.email}` },
    { term: 'Telephone', value: firm.phone, href: toPhoneLink(firm.phone) },
    { term: 'Careers', value: firm.careersEmail, href: `mailto:${firm.careersEmail}` },
  ];
  return (
    <dl className="text-sm">
      {rows.map(({ term, value, href }) => (
        <div className="grid gap-x-8 border-t border-rule py-4 sm:grid-cols-3" key={term}>
          <dt className="text-muted">{term}</dt>
          <dd className="sm:col-span-2">
            <a className="link inline-block py-0.5" href={href}>
              {value}
            </a>
          </dd>
        </div>
      ))}
      <div className="grid gap-x-8 border-t border-rule py-4 sm:grid-cols-3">
        <dt className="text-muted">Office</dt>
        <dd className="sm:col-span-2">{toAddressLine(firm)}</dd>
      </div>
      <div className="grid gap-x-8 border-t border-rule py-4 sm:grid-cols-3">
        <dt className="text-muted">For your address book</dt>
        <dd className="sm:col-span-2">
          <a className="link inline-block py-0.5" href={paths.contactCard}>
            Contact card (vCard)
          </a>
        </dd>
      </div>
    </dl>
  );
}
