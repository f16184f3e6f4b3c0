import { absoluteUrl } from '../../content/addresses.ts';
import type { CalendarDate } from '../../content/dates.ts';
import { formatPhone, toAsciiMailbox } from '../../content/firm-facts.ts';
import type { Firm } from '../../content/kinds/firm.ts';
import type { Office } from '../../content/kinds/office.ts';
import {
  type ContentLine,
  escapeComponent,
  escapeText,
  formatLines,
} from '../../discovery/content-lines.ts';
import type { Site } from '../../site/site.ts';
import type { TeamMember } from '../team/model/member.ts';

/** @param lines with values already escaped */
const buildCard = (lines: ContentLine[]) =>
  formatLines([['BEGIN', 'VCARD'], ['VERSION', '3.0'], ...lines, ['END', 'VCARD']]);

/** Phone, e-mail and address: the person's own, otherwise those of the office or the firm. */
const contactLines = (
  firm: Firm,
  office: Office | undefined,
  own: Pick<TeamMember, 'phone' | 'email'> = {},
): ContentLine[] => [
  ['TEL;TYPE=WORK,VOICE', formatPhone(own.phone ?? office?.phone ?? firm.phone)],
  [
    'EMAIL;TYPE=INTERNET,WORK',
    escapeText(toAsciiMailbox(own.email ?? office?.email ?? firm.email)),
  ],
  ...(office ? [['ADR;TYPE=WORK', formatAddressValue(office)] satisfies ContentLine] : []),
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
const originLines = ({ page, file, network, updated, photo }: CardOrigin): ContentLine[] => [
  ['URL', page],
  // Address books of Apple show it as a profile, others ignore it.
  ...(network ? [['X-SOCIALPROFILE;TYPE=LINKEDIN', network] satisfies ContentLine] : []),
  ...(photo
    ? [['PHOTO;ENCODING=b;TYPE=JPEG', photo.toString('base64')] satisfies ContentLine]
    : []),
  ['UID', escapeText(page)],
  ...(updated ? [['REV', `${updated}T00:00:00Z`] satisfies ContentLine] : []),
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

/**
 * Splits a name for the property `N`: surname, given names, honorifics before and after.
 * RFC 2426, section 3.1.2. Without the field `surname`, the last word of the name is the surname.
 */
function formatNameValue({ name, surname, title, suffix }: TeamMember) {
  const untitled = title && name.startsWith(title) ? name.slice(title.length) : name;
  const whole = suffix && untitled.endsWith(suffix) ? untitled.slice(0, -suffix.length) : untitled;
  const bare = whole.replace(/[\s,]+$/, '');
  const family = surname ?? bare.split(' ').at(-1) ?? '';
  // A given name may contain the surname: only the last one is the surname.
  const end = bare.lastIndexOf(family);
  const given = (end === -1 ? bare : bare.slice(0, end) + bare.slice(end + family.length))
    .replace(/[\s,]+/g, ' ')
    .trim();
  return [family, given, '', title ?? '', suffix ?? ''].map(escapeComponent).join(';');
}

/**
 * Builds the vCard of a team member.
 * @param offices all offices of the firm; the contact details are those of the member's office
 * @param photo the portrait
 */
export function buildMemberCard(firm: Firm, member: TeamMember, offices: Office[], photo?: Buffer) {
  const office = offices.find(({ id }) => id === member.office) ?? offices[0];
  return buildCard([
    ['FN', escapeText(member.name)],
    ['N', formatNameValue(member)],
    ['ORG', escapeComponent(firm.name)],
    ['TITLE', escapeText(member.role)],
    ...contactLines(firm, office, member),
    ...originLines({
      page: absoluteUrl(firm.siteUrl, member.path),
      file: absoluteUrl(firm.siteUrl, member.cardPath),
      network: member.linkedin,
      updated: member.updated,
      photo,
    }),
  ]);
}
