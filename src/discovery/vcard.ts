import { absoluteUrl } from '../content/addresses.ts';
import type { CalendarDate } from '../content/dates.ts';
import { formatPhone, toAsciiMailbox } from '../content/firm-facts.ts';
import type { Firm } from '../content/kinds/firm.ts';
import type { Office } from '../content/kinds/office.ts';
import type { Site } from '../site/site.ts';
import { type ContentLine, escapeComponent, escapeText, formatLines } from './content-lines.ts';

/** @param lines with values already escaped */
export const buildCard = (lines: ContentLine[]) =>
  formatLines([['BEGIN', 'VCARD'], ['VERSION', '3.0'], ...lines, ['END', 'VCARD']]);

/** Phone, e-mail and address: the person's own, otherwise those of the office or the firm. */
export const contactLines = (
  firm: Firm,
  office: Office | undefined,
  own: { phone?: string | undefined; email?: string | undefined } = {},
): ContentLine[] => [
  ['TEL;TYPE=WORK,VOICE', formatPhone(own.phone ?? office?.phone ?? firm.phone)],
  [
    'EMAIL;TYPE=INTERNET,WORK',
    escapeText(toAsciiMailbox(own.email ?? office?.email ?? firm.email)),
  ],
  ['ADR;TYPE=WORK', office && formatAddressValue(office)],
];

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

interface CardOrigin {
  /** Address of the page about the person or firm, which is also the id that never changes. */
  page: string;
  file: string;
  network: string | undefined;
  updated: CalendarDate | undefined;
  /** A small JPEG. */
  photo: Buffer | undefined;
}

/** What tells an address book whose card this is, and whether it is newer than the one it has. */
export const originLines = ({ page, file, network, updated, photo }: CardOrigin): ContentLine[] => [
  ['URL', page],
  // Address books of Apple show it as a profile, others ignore it.
  ['X-SOCIALPROFILE;TYPE=LINKEDIN', network],
  ['PHOTO;ENCODING=b;TYPE=JPEG', photo?.toString('base64')],
  ['UID', escapeText(page)],
  ['REV', updated && `${updated}T00:00:00Z`],
  ['SOURCE', file],
];

/**
 * Builds the firm's vCard 3.0 (RFC 2426): Outlook and Apple's address books do not read 4.0.
 * @param updated day on which the contact details last changed
 * @param photo the firm's mark
 */
export const buildFirmCard = (
  { firm, paths }: Pick<Site, 'firm' | 'paths'>,
  office: Office | undefined,
  updated?: CalendarDate,
  photo?: Buffer,
) =>
  buildCard([
    ['FN', escapeText(firm.name)],
    // Required, and empty for a company.
    ['N', ';;;;'],
    ['ORG', escapeComponent(firm.name)],
    ['X-ABShowAs', 'COMPANY'],
    ...contactLines(firm, office),
    ...originLines({
      page: absoluteUrl(firm.siteUrl, paths.home),
      file: absoluteUrl(firm.siteUrl, paths.contactCard),
      network: firm.networkUrl,
      updated,
      photo,
    }),
  ]);
