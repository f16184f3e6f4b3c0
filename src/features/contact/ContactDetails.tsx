import type { ReactNode } from 'react';
import { mailLink, phoneLink } from '../../content/firm-facts.ts';
import type { Office } from '../../content/kinds/office.ts';
import type { Site } from '../../site/site.ts';
import { BookingSteps } from '../../ui/BookingLink.tsx';
import { EmailText } from '../../ui/EmailText.tsx';

interface LinkProps {
  href: string;
  children: ReactNode;
}

/** Phone numbers and e-mail addresses are written from left to right in every language. */
const ContactLink = ({ href, children }: LinkProps) => (
  <a className="link block w-fit py-0.5" dir="ltr" href={href}>
    {children}
  </a>
);

const MailLink = ({ mailbox }: { mailbox: string }) => (
  <ContactLink href={mailLink(mailbox)}>
    <EmailText email={mailbox} />
  </ContactLink>
);

const PhoneLink = ({ phone }: { phone: string }) => (
  <ContactLink href={phoneLink(phone)}>{phone}</ContactLink>
);

/** What the footer does not say of an office: its own phone and e-mail, and its hours. */
const OfficeText = ({ office: { phone, email, hours } }: { office: Office }) => (
  <>
    {phone && <PhoneLink phone={phone} />}
    {email && <MailLink mailbox={email} />}
    {hours && <p>{hours}</p>}
  </>
);

interface Props {
  site: Pick<Site, 'firm' | 'words'>;
  offices: Office[];
}

/** How to reach the firm, and what happens then. Addresses are in the footer, which follows. */
export function ContactDetails({ site: { firm, words }, offices }: Props) {
  // Those without a text are left out.
  const facts = [
    { term: words.layout.generalInformation, text: <MailLink mailbox={firm.email} /> },
    { term: words.firm.telephone, text: <PhoneLink phone={firm.phone} /> },
    { term: words.firm.replyTime, text: firm.replyTime },
    {
      term: words.firm.careers,
      text: firm.careersEmail !== firm.email && <MailLink mailbox={firm.careersEmail} />,
    },
    ...offices.map((office) => ({
      term: office.title,
      text: (office.phone || office.email || office.hours) && <OfficeText office={office} />,
    })),
    ...(firm.registrations ?? []).map(({ label, text }) => ({ term: label, text })),
  ];
  return (
    <>
      <dl className="text-sm">
        {facts
          .filter(({ text }) => text)
          .map(({ term, text }) => (
            <div
              className="flex flex-wrap items-baseline gap-x-2 border-t border-rule py-2 first:border-0 first:pt-0 sm:gap-x-8 sm:py-4"
              key={term}
            >
              <dt className="max-w-full basis-24 wrap-break-word label sm:basis-3/8">{term}</dt>
              <dd className="max-w-full grow basis-48">{text}</dd>
            </div>
          ))}
      </dl>
      <div className="mt-5 max-sm:text-sm md:mt-8">
        <BookingSteps firm={firm} words={words} />
      </div>
    </>
  );
}
