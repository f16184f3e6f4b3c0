import { absoluteUrl, siteFiles } from '../../content/addresses.ts';
import { phoneLink, toAsciiMailbox } from '../../content/firm-facts.ts';
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
  formatLines([['BEGIN', 'VCARD'], ['VERSION', '4.0'], ...lines, ['END', 'VCARD']]);

/** Phone, e-mail and address: the person's own, otherwise those of the office or the firm. */
const contactLines = (
  firm: Firm,
  office: Office | undefined,
  own: Pick<TeamMember, 'phone' | 'email'> = {},
): ContentLine[] => [
  ['TEL;VALUE=uri;TYPE="work,voice"', phoneLink(own.phone ?? office?.phone ?? firm.phone)],
  ['EMAIL;TYPE=work', escapeText(toAsciiMailbox(own.email ?? office?.email ?? firm.email))],
  ...(office ? [['ADR;TYPE=work', formatAddressValue(office)] satisfies ContentLine] : []),
];

/** The components of an address. RFC 6350, section 6.3.1. */
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

/** A page on the professional network, as in RFC 9554, section 3.5. */
const networkLines = (url: string | undefined): [string, string][] =>
  url ? [['SOCIALPROFILE;SERVICE-TYPE=LinkedIn', url]] : [];

/** Builds the firm's vCard 4.0 (RFC 6350), with its network page. */
export const buildFirmCard = (
  { firm, paths }: Pick<Site, 'firm' | 'paths'>,
  office: Office | undefined,
) =>
  buildCard([
    ['KIND', 'org'],
    ['FN', escapeText(firm.name)],
    ['ORG', escapeComponent(firm.name)],
    ...contactLines(firm, office),
    ['URL', absoluteUrl(firm.siteUrl, paths.home)],
    ...networkLines(firm.networkUrl),
    ['LOGO', absoluteUrl(firm.siteUrl, siteFiles.logo)],
    ['SOURCE', absoluteUrl(firm.siteUrl, paths.contactCard)],
  ]);

/**
 * Splits a name for the property `N`: surname, given names, honorifics before and after.
 * RFC 6350, section 6.2.2. Without the field `surname`, the last word of the name is the surname.
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
 */
export function buildMemberCard(firm: Firm, member: TeamMember, offices: Office[]) {
  const office = offices.find(({ id }) => id === member.office) ?? offices[0];
  return buildCard([
    ['KIND', 'individual'],
    ['FN', escapeText(member.name)],
    ['N', formatNameValue(member)],
    ['ORG', escapeComponent(firm.name)],
    ['TITLE', escapeText(member.role)],
    ...contactLines(firm, office, member),
    ...(member.languages ?? []).map((tag): ContentLine => ['LANG', tag]),
    ['URL', absoluteUrl(firm.siteUrl, member.path)],
    ...networkLines(member.linkedin),
    ['SOURCE', absoluteUrl(firm.siteUrl, member.cardPath)],
  ]);
}
