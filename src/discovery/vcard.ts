import { absoluteUrl } from '../content/addresses.ts';
import type { CalendarDate } from '../content/dates.ts';
import { formatPhone, toAsciiMailbox } from '../content/firm-facts.ts';
import type { Firm } from '../content/kinds/firm.ts';
import type { Office } from '../content/kinds/office.ts';
import type { Site } from '../site/site.ts';
import { type ContentLine, escapeComponent, escapeText, formatLines } from './content-lines.ts';

/** The components of an address. RFC 2426, section 3.2.1. */
const formatAddressValue = (office: Office) =>
  [
    '',
    '',
    ...[
      office.lines.join(', '),
      office.locality,
      office.region ?? '',
      office.postalCode ?? '',
      office.addressLines.at(-1) ?? '',
    ].map(escapeComponent),
  ].join(';');

/** Whose card it is. */
interface Holder {
  /** The page about the person or firm, whose address is also the id that never changes. */
  path: string;
  cardPath: string;
  /** If omitted, those of the office or the firm. */
  phone?: string | undefined;
  email?: string | undefined;
  linkedin?: string | undefined;
  /** Day on which the details last changed: it tells whether the card is newer than a known one. */
  updated?: CalendarDate | undefined;
}

/**
 * Builds a vCard 3.0 (RFC 2426): Outlook and Apple's address books do not read 4.0.
 * @param names lines with the names of the holder, their values already escaped
 * @param photo a small JPEG
 */
export function buildCard(
  names: ContentLine[],
  { path, cardPath, phone, email, linkedin, updated }: Holder,
  office: Office | undefined,
  firm: Firm,
  photo?: Buffer,
) {
  const page = absoluteUrl(firm.siteUrl, path);
  const mailbox = email ?? office?.email ?? firm.email;
  return formatLines([
    ['BEGIN', 'VCARD'],
    ['VERSION', '3.0'],
    ...names,
    ['TEL;TYPE=WORK,VOICE', formatPhone(phone ?? office?.phone ?? firm.phone)],
    ['EMAIL;TYPE=INTERNET,WORK', escapeText(toAsciiMailbox(mailbox))],
    ['ADR;TYPE=WORK', office && formatAddressValue(office)],
    ['URL', page],
    // Address books of Apple show it as a profile, others ignore it.
    ['X-SOCIALPROFILE;TYPE=LINKEDIN', linkedin],
    ['PHOTO;ENCODING=b;TYPE=JPEG', photo?.toString('base64')],
    ['UID', escapeText(page)],
    ['REV', updated && `${updated}T00:00:00Z`],
    ['SOURCE', absoluteUrl(firm.siteUrl, cardPath)],
    ['END', 'VCARD'],
  ]);
}

/**
 * Builds the firm's vCard.
 * @param updated day on which the contact details last changed
 * @param photo the firm's mark
 */
export const buildFirmCard = (
  { firm, paths }: Pick<Site, 'firm' | 'paths'>,
  office: Office | undefined,
  updated?: CalendarDate,
  photo?: Buffer,
) =>
  buildCard(
    [
      ['FN', escapeText(firm.name)],
      // Required, and empty for a company.
      ['N', ';;;;'],
      ['ORG', escapeComponent(firm.name)],
      ['X-ABShowAs', 'COMPANY'],
    ],
    { path: paths.home, cardPath: paths.contactCard, linkedin: firm.networkUrl, updated },
    office,
    firm,
    photo,
  );
