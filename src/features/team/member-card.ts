import type { Firm } from '../../content/kinds/firm.ts';
import type { Office } from '../../content/kinds/office.ts';
import { type ContentLine, escapeComponent, escapeText } from '../../discovery/content-lines.ts';
import { buildCard } from '../../discovery/vcard.ts';
import type { TeamMember } from './model/member.ts';

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
  const names: ContentLine[] = [
    ['FN', escapeText(member.name)],
    ['N', formatNameValue(member)],
    ['ORG', escapeComponent(firm.name)],
    ['TITLE', escapeText(member.role)],
  ];
  return buildCard(names, member, office, firm, photo);
}
