import ical from 'ical.js';
import { testCases } from '../../../tests/support/cases.ts';
import type { Firm } from '../../content/kinds/firm.ts';
import type { Office } from '../../content/kinds/office.ts';
import cases from './member-card.cases.yaml?raw';
import { buildMemberCard } from './member-card.ts';
import type { TeamMember } from './model/member.ts';

const firm = {
  name: 'Sample; Sons, & Co \\ Ltd',
  siteUrl: 'https://www.example.org',
  email: 'info@example.org',
  phone: '+44 20 7946 0018',
} as Firm;

testCases(cases, {
  /** @returns a property of the card, as another library reads it */
  readCard: (property: string, member: Partial<TeamMember>, offices: Office[]) => {
    const own = { id: 'a-b', name: 'Ana Bea', role: 'Adviser', ...member } as TeamMember;
    const card = new ical.Component(ical.parse(buildMemberCard(firm, own, offices)));
    return card.getFirstPropertyValue(property);
  },
});
