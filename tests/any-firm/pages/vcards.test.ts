import { existsSync, readdirSync } from 'node:fs';
import ical from 'ical.js';
import { expect, test } from 'vitest';
import { phoneLink } from '../../../src/content/firm-facts.ts';
import { find, readDist, readPage, textOf } from '../../../tools/built-site.ts';
import { distFolder } from '../../../tools/dist-folder.ts';
import { hasPage } from '../../support/published.ts';
import { readMainOffice, readSite } from '../../support/read-site.ts';

const { firm, paths, words } = readSite();
const { siteUrl } = firm;

/** Parses a vCard as an address book does. */
function readCard(path: string) {
  const card = new ical.Component(ical.parse(readDist(path)));
  const read = (name: string) => card.getFirstPropertyValue(name);
  return { name: card.name, read };
}

const folder = `${distFolder()}${paths.team}`;
const team = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.vcf')) : [];

test('the vCard of the firm has its contact details', () => {
  const { name, read } = readCard(paths.contactCard);
  expect(name).toBe('vcard');
  expect([read('version'), read('kind')]).toEqual(['4.0', 'org']);
  expect([read('fn'), read('org')]).toEqual([firm.name, firm.name]);
  const office = readMainOffice();
  const { email = firm.email, phone = firm.phone } = office ?? {};
  expect([read('email'), read('tel')]).toEqual([email, phoneLink(phone)]);
  expect(read('url')).toBe(`${siteUrl}/`);
  if (!office) return;
  const { lines, locality, region = '', postalCode = '', country } = office;
  const land = new Intl.DisplayNames(words.tag, { type: 'region' }).of(country);
  expect(read('adr')).toEqual(['', '', lines.join(', '), locality, region, postalCode, land]);
});

test.runIf(hasPage('team'))('each member has a vCard, linked from the team page', () => {
  const members = readPage(paths.team).querySelectorAll('main article');
  expect(members).toHaveLength(team.length);
  for (const member of members) {
    const path = member.querySelector('a[href$=".vcf"]')?.getAttribute('href') ?? '';
    const { read } = readCard(path);
    const fullName = textOf(find(member, 'h2'));
    expect([read('version'), read('kind'), read('fn')]).toEqual(['4.0', 'individual', fullName]);
    for (const part of read('n') as unknown as string[]) expect(fullName).toContain(part);
    expect(read('org')).toBe(firm.name);
    expect(textOf(member)).toContain(String(read('title')));
    expect(read('url')).toBe(`${siteUrl}${paths.member(path.replace(/.*\/|\.vcf$/g, ''))}`);
  }
});
