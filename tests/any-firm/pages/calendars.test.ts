import { existsSync, readdirSync } from 'node:fs';
import ical from 'ical.js';
import { describe, expect, test } from 'vitest';
import { toIsoDate } from '../../../src/content/dates.ts';
import type { Language } from '../../../src/content/languages.ts';
import { readSources } from '../../../src/site/read-content.ts';
import { readDist, readPage, textOf, toFile } from '../../../tools/built-site.ts';
import { distFolder } from '../../../tools/dist-folder.ts';
import { readBuildDay } from '../../support/build-day.ts';
import { hasPage } from '../../support/published.ts';
import { readFirm } from '../../support/read-firm.ts';
import { readSite, readSites } from '../../support/read-site.ts';
import { readTranslatedFiles } from '../../support/translated-files.ts';

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
const { paths } = readSite();
const { siteUrl } = readFirm();

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
    expect(page.querySelectorAll('.next-dates time').length).toBeGreaterThan(0);
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
    expect(links).toContain(`webcal://${new URL(siteUrl).host}${folder}/${id}.ics`);
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
  const rows = () => page().querySelectorAll('tbody tr[data-place]');

  test('has a row for each monthly duty and for each date of the others', () => {
    const dates = duties.filter(isYearly).flatMap(({ months = [] }) => months);
    const monthly = duties.filter((duty) => !isYearly(duty));
    expect(rows()).toHaveLength(monthly.length + dates.length);
    expect(page().querySelectorAll('#month-0 [data-place]')).toHaveLength(monthly.length);
    for (const month of new Set(dates))
      expect(page().querySelectorAll(`#month-${month} [data-place]`)).toHaveLength(
        dates.filter((other) => other === month).length,
      );
  });

  test('says in each row where and why a duty is due and when it was checked', () => {
    for (const row of rows()) {
      expect(row.querySelectorAll('td').every((cell) => textOf(cell) !== '')).toBe(true);
      expect(row.querySelector('a')?.getAttribute('href')).toMatch(/^https:/);
      expect(row.querySelector('time')?.getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  });

  test('has a dot for each date that is not monthly, with and without labels', () => {
    const drawings = page().querySelectorAll('.year-band .wrap > svg');
    for (const labelled of [true, false]) {
      const dots = drawings
        .filter((drawing) => (drawing.querySelector('text') !== null) === labelled)
        .flatMap((drawing) => drawing.querySelectorAll('circle'));
      expect(dots).toHaveLength(
        duties.filter(isYearly).flatMap(({ months = [] }) => months).length,
      );
    }
  });

  test('has a choice for each place, with the number of its duties', () => {
    for (const code of new Set(duties.map(({ jurisdiction }) => jurisdiction))) {
      const choice = page().querySelector(`#place-${code}`)?.parentNode;
      if (!choice) continue;
      const own = duties.filter(
        ({ jurisdiction: other }) => code === other || code.startsWith(`${other}-`),
      );
      expect(choice.textContent).toMatch(new RegExp(`\\b${own.length}$`));
    }
  });

  test.each([site.paths.calendar, site.paths.home])(
    '%s has the next dates of the build',
    (path) => {
      const today = toIsoDate(readBuildDay(path));
      const shown = readPage(path).querySelectorAll('.next-dates time');
      const dates = shown.map((time) => time.getAttribute('datetime') ?? '');
      // A firm may leave the section with the dates out of its home page.
      if (path === site.paths.home && dates.length === 0) return;
      expect(dates).not.toEqual([]);
      expect(dates).toEqual(dates.toSorted());
      expect((dates[0] ?? '') >= today).toBe(true);
    },
  );
});
