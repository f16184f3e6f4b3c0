import ical from 'ical.js';
import { expect, test } from 'vitest';
import { siteFiles } from '../../content/addresses.ts';
import type { Firm } from '../../content/kinds/firm.ts';
import { buildPaths } from '../../registry.ts';
import { readEnglish } from '../../site/example-site.ts';
import type { TeamMember } from '../team/model/member.ts';
import { buildFirmCard, buildMemberCard } from './vcard.ts';

const firm = {
  name: 'Sample; Sons, & Co \\ Ltd',
  siteUrl: 'https://www.example.org',
  email: 'info@example.org',
  phone: '+44 20 7946 0018',
  networkUrl: 'https://network.example/firm',
} as Firm;
const office = {
  id: 'town',
  order: 1,
  title: 'Office',
  lines: ['House; One', 'Road, Two'],
  locality: 'Town',
  region: 'State',
  postalCode: '000',
  country: 'KE',
  addressLines: ['House; One', 'Road, Two', 'Town 000', 'State', 'Kenya'],
};
const paths = buildPaths(readEnglish().addresses);

const member = {
  id: 'a-b',
  name: 'Ana Bea',
  role: 'Adviser',
  linkedin: 'https://network.example/a',
} as TeamMember;

const read = (card: string, name: string) =>
  new ical.Component(ical.parse(card)).getFirstPropertyValue(name);

const toLines = (card: string) => card.replaceAll('\r\n ', '').trimEnd().split('\r\n');

test('the card of the firm has its contacts, pages and logo', () => {
  const plain = { ...firm, name: 'Firm' };
  expect(toLines(buildFirmCard({ firm: plain, paths }, undefined))).toEqual([
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:org',
    'FN:Firm',
    'ORG:Firm',
    'TEL;VALUE=uri;TYPE="work,voice":tel:+442079460018',
    'EMAIL;TYPE=work:info@example.org',
    'URL:https://www.example.org/',
    'SOCIALPROFILE;SERVICE-TYPE=LinkedIn:https://network.example/firm',
    `LOGO:https://www.example.org${siteFiles.logo}`,
    `SOURCE:https://www.example.org${paths.contactCard}`,
    'END:VCARD',
  ]);
});

test('the card of a person has their name, role, languages and pages', () => {
  const person = {
    ...member,
    path: '/team#a-b',
    cardPath: '/team/a-b.vcf',
    languages: ['en', 'sw'],
  };
  const { linkedin: _, ...unlinked } = person;
  const lines = toLines(buildMemberCard({ ...firm, name: 'Firm' }, person, []));
  expect(lines).toEqual([
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:individual',
    'FN:Ana Bea',
    'N:Bea;Ana;;;',
    'ORG:Firm',
    'TITLE:Adviser',
    'TEL;VALUE=uri;TYPE="work,voice":tel:+442079460018',
    'EMAIL;TYPE=work:info@example.org',
    'LANG:en',
    'LANG:sw',
    'URL:https://www.example.org/team#a-b',
    'SOCIALPROFILE;SERVICE-TYPE=LinkedIn:https://network.example/a',
    'SOURCE:https://www.example.org/team/a-b.vcf',
    'END:VCARD',
  ]);
  expect(toLines(buildMemberCard({ ...firm, name: 'Firm' }, unlinked, []))).toEqual(
    lines.filter((line) => !line.startsWith('SOCIALPROFILE')),
  );
});

test('commas, semicolons and backslashes do not split a value', () => {
  expect(read(buildFirmCard({ firm, paths }, office), 'fn')).toBe(firm.name);
  expect(read(buildFirmCard({ firm, paths }, office), 'adr')).toEqual([
    ...['', '', 'House; One, Road, Two', 'Town', 'State', '000', 'Kenya'],
  ]);
});

test('a line break in a value cannot add a property', () => {
  const card = buildMemberCard(firm, { ...member, role: 'Adviser\r\nEMAIL:other@example.org' }, [
    office,
  ]);
  expect(card.match(/^EMAIL/gm)).toHaveLength(1);
});

test('long lines are folded after 75 octets, between characters', () => {
  const role = 'ಬೆಂಗಳೂರು 🌳 '.repeat(20);
  const card = buildMemberCard(firm, { ...member, role }, [office]);
  for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(card).not.toContain('\uFFFD');
  expect(card.replaceAll('\r\n ', '')).toContain(`TITLE:${role}`);
});

test.each([
  [
    { name: 'Dr. Eva von Stetten, LL.M.', title: 'Dr.', surname: 'von Stetten', suffix: 'LL.M.' },
    ['von Stetten', 'Eva', '', 'Dr.', 'LL.M.'],
  ],
  [{ name: 'Eva Stetten, LL.M.', suffix: 'LL.M.' }, ['Stetten', 'Eva', '', '', 'LL.M.']],
  [{ name: 'Ana Cid Bea', surname: 'Cid' }, ['Cid', 'Ana Bea', '', '', '']],
  [{ name: 'Ana Bea', surname: 'Cid' }, ['Cid', 'Ana Bea', '', '', '']],
  [{ name: 'Ana Bea Cid' }, ['Cid', 'Ana Bea', '', '', '']],
  [{ name: 'Eva Stetten', title: 'Dr.' }, ['Stetten', 'Eva', '', 'Dr.', '']],
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
  expect(read(card, 'tel')).toBe('tel:+4989000000');
  expect(read(card, 'email')).toBe('ana@example.org');
  const town = { ...office, email: 'town@example.org' };
  expect(read(buildMemberCard(firm, member, [town]), 'email')).toBe('town@example.org');
});
