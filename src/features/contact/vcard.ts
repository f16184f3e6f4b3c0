import { absoluteUrl, siteFiles } from '../../content/addresses.ts';
import { phoneLink } from '../../content/firm-facts.ts';
import type { Firm } from '../../content/kinds/firm.ts';
import type { TeamMember } from '../../content/kinds/member.ts';
import type { Site } from '../../content/site.ts';
import {
  type ContentLine,
  escapeComponent,
  escapeText,
  formatLines,
} from '../../discovery/content-lines.ts';

/** @param lines with values already escaped */
const buildCard = (lines: ContentLine[]) =>
  formatLines([['BEGIN', 'VCARD'], ['VERSION', '4.0'], ...lines, ['END', 'VCARD']]);

const contactLines = (firm: Firm): ContentLine[] => [
  ['TEL;VALUE=uri;TYPE="work,voice"', phoneLink(firm.phone)],
  ['EMAIL;TYPE=work', escapeText(firm.email)],
  [
    'ADR;TYPE=work',
    [
      '',
      '',
      ...[
        firm.address.lines.join(', '),
        firm.address.locality,
        firm.address.region,
        firm.address.postalCode,
        firm.address.country,
      ].map(escapeComponent),
    ].join(';'),
  ],
];

/** A page on the professional network, as in RFC 9554, section 3.5. */
const networkLines = (url: string | undefined): [string, string][] =>
  url ? [['SOCIALPROFILE;SERVICE-TYPE=LinkedIn', url]] : [];

/** Builds the firm's vCard 4.0 (RFC 6350), with its network page. */
export const buildFirmCard = ({ firm, paths }: Pick<Site, 'firm' | 'paths'>) =>
  buildCard([
    ['KIND', 'org'],
    ['FN', escapeText(firm.name)],
    ['ORG', escapeComponent(firm.name)],
    ...contactLines(firm),
    ['URL', absoluteUrl(firm.siteUrl, paths.home)],
    ...networkLines(firm.networkUrl),
    ['LOGO', absoluteUrl(firm.siteUrl, siteFiles.logo)],
    ['SOURCE', absoluteUrl(firm.siteUrl, paths.contactCard)],
  ]);

/**
 * Builds the vCard of a team member, with the firm's contact details. The last word of the name is
 * the surname.
 */
export function buildMemberCard(firm: Firm, member: TeamMember) {
  const words = member.name.split(' ');
  const [surname = '', given] = [words.at(-1), words.slice(0, -1).join(' ')];
  return buildCard([
    ['KIND', 'individual'],
    ['FN', escapeText(member.name)],
    ['N', `${escapeComponent(surname)};${escapeComponent(given)};;;`],
    ['ORG', escapeComponent(firm.name)],
    ['TITLE', escapeText(member.role)],
    ...contactLines(firm),
    ['URL', absoluteUrl(firm.siteUrl, member.path)],
    ...networkLines(member.linkedin),
    ['SOURCE', absoluteUrl(firm.siteUrl, member.cardPath)],
  ]);
}
