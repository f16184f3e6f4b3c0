import { describe, expect, test } from 'vitest';
import { findCitations } from '../../../src/content/law-citations.ts';
import { find, linksOf, readPage, textOf } from '../../../tools/built-site.ts';
import {
  hasPage,
  readOpenings,
  readPageData,
  readRegions,
  readSectors,
  readServices,
  readTeam,
} from '../../support/published.ts';
import { readFirm, readOffices } from '../../support/read-firm.ts';
import { readSite } from '../../support/read-site.ts';

/** Optional facts for clients and applicants: a page shows those that the content has. */

const { paths } = readSite();

const readMain = (path: string) => find(readPage(path), 'main');

/** The text of a field as the page shows it: citations of law become links. */
const shown = (text: string) =>
  findCitations(text)
    .reduce((left, { source, words }) => left.replace(source, words), text)
    .replace(/\s+/g, ' ');

function expectTexts(root: ReturnType<typeof find>, texts: (string | undefined)[]) {
  const text = textOf(root);
  for (const expected of texts) if (expected !== undefined) expect(text).toContain(shown(expected));
}

describe.each(readServices())('service $id', (service) => {
  const main = readMain(paths.service(service.id));

  test('shows the fee basis and the extract, line by line', () => {
    const { feeBasis, extract = [] } = service;
    expectTexts(main, [feeBasis, ...extract.flatMap(({ term, text }) => [term, text])]);
  });

  test('links to each of its people once', () => {
    const named = (service.team ?? []).map((id) => paths.member(id));
    const hrefs = linksOf(main).map(([, href]) => href ?? '');
    expect(hrefs.filter((href) => href.startsWith(`${paths.team}#`))).toEqual(named);
  });
});

test.each(readRegions())('region $id shows partner, steps and immigration routes', (region) => {
  const main = readMain(paths.region(region.id));
  const { partnerKind, setup = [], setupNote, immigration = [], immigrationNote } = region;
  expectTexts(main, [partnerKind, ...immigration.flatMap(({ title, text }) => [title, text])]);
  if (immigration.length > 0) expectTexts(main, [immigrationNote]);
  expect(main.querySelectorAll('table tbody tr')).toHaveLength(setup.length);
  if (setup.length > 0) expectTexts(main, [setupNote]);
  for (const [index, { step, text, time }] of setup.entries()) {
    const row = main.querySelectorAll('table tbody tr')[index] ?? main;
    expect(textOf(find(row, 'th[scope=row]'))).toBe(shown(`${step} ${time}`));
    expect(textOf(find(row, 'td'))).toBe(shown(text));
  }
});

test.each(readSectors())('sector $id shows its numbers with source and year', (sector) => {
  const part = find(readPage(paths.businessSectors), `#${sector.id}`);
  expectTexts(part, sector.details ?? []);
  for (const { figure, text, source, year } of sector.numbers ?? [])
    expectTexts(part, [figure, text, `${source}, ${year}`]);
});

test.each(readTeam())(
  'member $id shows questions, qualifications, admissions and memberships',
  (member) => {
    const { askedAbout = [], qualifications = [], memberships = [], admissions = [] } = member;
    const part = find(readPage(paths.team), `#${member.id}`);
    const items = [...askedAbout, ...qualifications, ...admissions, ...memberships];
    const lines = [member.languages, readOffices().length > 1 && member.office].filter(Boolean);
    expectTexts(part, items);
    expect(part.querySelectorAll('dd')).toHaveLength(items.length + lines.length);
  },
);

test.each(readOpenings())('opening $id shows its pay if it states one', (opening) => {
  const { id, payFrom, payTo, payNote } = opening;
  const text = textOf(readMain(paths.opening(id))).replace(/[.,\s]/g, '');
  for (const amount of [payFrom, payTo])
    if (amount !== undefined) expect(text).toContain(String(amount));
  if (payFrom !== undefined && payNote) expectTexts(readMain(paths.opening(id)), [payNote]);
});

test.skipIf(!hasPage('work-with-us'))(
  'the careers page and every opening say how the firm selects and which adjustments it offers',
  () => {
    const { equalOpportunity, accommodation } = readPageData('work-with-us');
    for (const path of [paths.workWithUs, ...readOpenings().map(({ id }) => paths.opening(id))])
      expectTexts(readMain(path), [equalOpportunity, accommodation]);
  },
);

test('the contact section shows the office hours and the reply time', () => {
  const { replyTime } = readFirm();
  const hours = readOffices().map((office) => office.hours);
  expectTexts(find(readPage(paths.home), '#contact'), [...hours, replyTime]);
});
