import { existsSync, readdirSync } from 'node:fs';
import ical from 'ical.js';
import { describe, expect, test } from 'vitest';
import type { Language } from '../../../src/content/languages.ts';
import { readSources } from '../../../src/site/read-content.ts';
import { readDist, readPage, textOf, toFile } from '../../../tools/built-site.ts';
import { distFolder } from '../../../tools/dist-folder.ts';
import { hasPage } from '../../support/published.ts';
import { readBuildDay, readSite, readSites, readTranslatedFiles } from '../../support/read-site.ts';

interface Duty {
  id: string;
  duty: string;
  jurisdiction: string;
  day: number;
  months?: number[];
}

const calendars = readSources('calendars', '').map(({ id, data }) => ({
  id,
  ...(data as { duties: Duty[]; services?: string[] }),
}));
const { firm, paths } = readSite();

const readDuties = (language: Language) =>
  readTranslatedFiles('calendars', language).flatMap(
    ({ data }) => (data as { duties: Duty[] }).duties,
  );

const folder = paths.calendar;
const files = existsSync(`${distFolder()}${folder}`) ? readdirSync(`${distFolder()}${folder}`) : [];

const readEvents = (id: string) =>
  new ical.Component(ical.parse(readDist(`${folder}/${id}.ics`)))
    .getAllSubcomponents('vevent')
    .map((component) => new ical.Event(component, { strictExceptions: true }));

test('every calendar has an iCalendar file and a CSV file', () => {
  const expected = calendars.flatMap(({ id }) => [`${id}.csv`, `${id}.ics`]);
  expect(files.filter((file) => /\.(csv|ics)$/.test(file)).sort()).toEqual(expected.sort());
});

describe.each(calendars)('the calendar $id', ({ id, duties, services = [] }) => {
  test.each(services)('has its next dates on the page of %s', (service) => {
    const page = readPage(paths.service(service));
    expect(page.querySelectorAll('[data-next-dates] time').length).toBeGreaterThan(0);
  });

  test('has an event and a row for each duty, in lines that calendar programs accept', () => {
    const uids = readEvents(id).map(({ uid }) => uid.split('.')[0]);
    expect(uids.sort()).toEqual(duties.map((duty) => duty.id).sort());
    const source = readDist(`${folder}/${id}.ics`);
    expect(source.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of source.split('\r\n'))
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const table = readDist(`${folder}/${id}.csv`);
    for (const { duty } of duties) expect(table).toContain(duty);
    expect(table.trim().split('\r\n')).toHaveLength(duties.length + 1);
  });

  test('is named on the page of the calendar, with both files and an address to subscribe to', () => {
    const section = readPage(paths.calendar).querySelector(`#${id}`);
    const links = section?.querySelectorAll('a[href]').map((link) => link.getAttribute('href'));
    expect(links).toContain(`${folder}/${id}.ics`);
    expect(links).toContain(`${folder}/${id}.csv`);
    expect(links).toContain(`webcal://${new URL(firm.siteUrl).host}${folder}/${id}.ics`);
  });
});

test.each(readSites())('the calendar has a page only if the firm wrote one: %#', (site) => {
  const hasOwn = hasPage('calendar', site.language);
  expect(existsSync(toFile(site.paths.calendar))).toBe(hasOwn);
  expect(readDuties(site.language).length > 0).toBe(hasOwn);
});

const isYearly = ({ months = [] }: Duty) => months.length > 0 && months.length <= 6;
const withPage = readSites().filter(({ language }) => hasPage('calendar', language));

describe.runIf(withPage.length > 0).each(withPage)('the page of the calendar: %#', (site) => {
  const duties = readDuties(site.language);
  const page = () => readPage(site.paths.calendar);
  const dated = () => page().querySelectorAll('li[data-date]');

  test('has every date of twelve months from the day of the build on, and every monthly duty', () => {
    const dates = duties.filter(isYearly).flatMap(({ months = [] }) => months);
    const places = dated().flatMap((line) => line.querySelectorAll('p + ul > [data-item]'));
    expect(places).toHaveLength(dates.length);
    const days = dated().map((line) => line.getAttribute('data-date') ?? '');
    expect(days).toEqual(days.toSorted());
    expect((days[0] ?? '') >= readBuildDay(site.paths.calendar)).toBe(true);
    for (const { id } of duties)
      expect(page().querySelector(`[data-item="${id}"]`), id).not.toBeNull();
  });

  test('says in each line where and on what law a duty is due', () => {
    for (const line of page().querySelectorAll('.filtered-group > div + div')) {
      expect(line.querySelector('a')?.getAttribute('href')).toMatch(/^https:/);
      expect(textOf(line)).not.toBe('');
    }
  });

  test('offers each place that has duties', () => {
    const codes = new Set(duties.map(({ jurisdiction }) => jurisdiction));
    const options = page()
      .querySelectorAll('select[name=place] option')
      .map((option) => option.getAttribute('value'));
    for (const code of codes.size > 1 ? codes : []) expect(options).toContain(code);
  });
});
