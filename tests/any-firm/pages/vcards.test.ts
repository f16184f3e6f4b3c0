import { existsSync, readdirSync } from 'node:fs';
import ical from 'ical.js';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { formatPhone } from '../../../src/content/firm-facts.ts';
import { find, readDist, readPage, textOf } from '../../../tools/built-site.ts';
import { distFolder } from '../../../tools/dist-folder.ts';
import { hasPage, readSite } from '../../support/site.ts';

const { firm, paths, words } = readSite();
const { siteUrl } = firm;

/** hostile-values.test.ts reads them with another library, too. */
function readCard(path: string) {
  const card = new ical.Component(ical.parse(readDist(path)));
  return (name: string) => card.getFirstPropertyValue(name);
}

/** What address books need to show a card, and to replace it by a newer one. */
async function expectComplete(read: ReturnType<typeof readCard>, hasPhoto: boolean) {
  expect(read('version')).toBe('3.0');
  expect(read('tel')).toMatch(/^\+\d{7,15}$/);
  expect(read('uid')).toBe(read('url'));
  expect(read('n')).toHaveLength(5);
  expect(`${read('rev')}`).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
  const photo = read('photo');
  expect(photo !== null).toBe(hasPhoto);
  if (!photo) return;
  const { format, width, height } = await sharp(Buffer.from(`${photo}`, 'base64')).metadata();
  expect([format, width, height]).toEqual(['jpeg', 160, 160]);
  expect(`${photo}`.length).toBeLessThan(12_000);
}

const folder = `${distFolder()}${paths.team}`;
const team = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.vcf')) : [];

test('the vCard of the firm has its contact details', async () => {
  const read = readCard(paths.contactCard);
  await expectComplete(read, true);
  expect(read('x-abshowas')).toBe('COMPANY');
  expect([read('fn'), read('org')]).toEqual([firm.name, firm.name]);
  const office = readSite().entries.offices[0];
  const { email = firm.email, phone = firm.phone } = office ?? {};
  expect([read('email'), read('tel')]).toEqual([email, formatPhone(phone)]);
  expect(read('url')).toBe(`${siteUrl}/`);
  if (!office) return;
  const { lines, locality, region = '', postalCode = '', country } = office;
  const land = new Intl.DisplayNames(words.tag, { type: 'region' }).of(country);
  expect(read('adr')).toEqual(['', '', lines.join(', '), locality, region, postalCode, land]);
});

test.runIf(hasPage('team'))('each member has a vCard, linked from the team page', async () => {
  const members = readPage(paths.team).querySelectorAll('main article');
  expect(members).toHaveLength(team.length);
  for (const member of members) {
    const path = member.querySelector('a[href$=".vcf"]')?.getAttribute('href') ?? '';
    const read = readCard(path);
    await expectComplete(read, member.querySelector('img') !== null);
    const fullName = textOf(find(member, 'h2'));
    expect(read('fn')).toBe(fullName);
    for (const part of read('n') as unknown as string[]) expect(fullName).toContain(part);
    expect(read('org')).toBe(firm.name);
    expect(textOf(member)).toContain(String(read('title')));
    expect(read('url')).toBe(`${siteUrl}${paths.member(path.replace(/.*\/|\.vcf$/g, ''))}`);
  }
});
