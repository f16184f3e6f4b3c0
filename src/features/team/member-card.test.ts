import ical from 'ical.js';
import { expect, test } from 'vitest';
import type { Firm } from '../../content/kinds/firm.ts';
import { buildMemberCard } from './member-card.ts';
import type { TeamMember } from './model/member.ts';

const firm = {
  name: 'Sample; Sons, & Co \\ Ltd',
  siteUrl: 'https://www.example.org',
  email: 'info@example.org',
  phone: '+44 20 7946 0018',
} as Firm;
const office = {
  id: 'town',
  slug: 'town',
  path: '',
  order: 1,
  title: 'Office',
  lines: ['House; One', 'Road, Two'],
  locality: 'Town',
  region: 'State',
  postalCode: '000',
  country: 'KE',
  addressLines: ['House; One', 'Road, Two', 'Town 000', 'State', 'Kenya'],
};

const member = { id: 'a-b', name: 'Ana Bea', role: 'Adviser' } as TeamMember;

const read = (card: string, name: string) =>
  new ical.Component(ical.parse(card)).getFirstPropertyValue(name);

test.each([
  [
    { name: 'Dr. Eva von Stetten, LL.M.', title: 'Dr.', surname: 'von Stetten', suffix: 'LL.M.' },
    ['von Stetten', 'Eva', '', 'Dr.', 'LL.M.'],
  ],
  [{ name: 'Eva Stetten, LL.M.', suffix: 'LL.M.' }, ['Stetten', 'Eva', '', '', 'LL.M.']],
  [{ name: 'Ana Bea', surname: 'Cid' }, ['Cid', 'Ana Bea', '', '', '']],
  [{ name: 'Ana Bea Cid' }, ['Cid', 'Ana Bea', '', '', '']],
  [{ name: 'Ana' }, ['Ana', '', '', '', '']],
  [{ name: 'Lee Ann Lee' }, ['Lee', 'Lee Ann', '', '', '']],
  [{ name: 'Juan de la Cruz', surname: 'de la Cruz' }, ['de la Cruz', 'Juan', '', '', '']],
])('the parts of the name %j are in the right fields', (name, parts) => {
  expect(read(buildMemberCard(firm, { ...member, ...name }, [office]), 'n')).toEqual(parts);
});

test('a person has the details of their own office, with their own phone and e-mail first', () => {
  const second = { ...office, id: 'second', locality: 'Elsewhere', phone: '+49 89 000 000' };
  const card = buildMemberCard(firm, { ...member, office: 'second', email: 'ana@example.org' }, [
    office,
    second,
  ]);
  expect(read(card, 'adr')).toContain('Elsewhere');
  expect(read(card, 'tel')).toBe('+4989000000');
  expect(read(card, 'email')).toBe('ana@example.org');
  const town = { ...office, email: 'town@example.org' };
  expect(read(buildMemberCard(firm, member, [town]), 'email')).toBe('town@example.org');
});
