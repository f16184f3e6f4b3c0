import { existsSync, readdirSync } from 'node:fs';
import ical from 'ical.js';
import { describe, expect, test } from 'vitest';
import { listPaths, readDist, readPage, textOf } from '../../../tools/built-site.ts';
import { readContentFiles } from '../../../tools/content-files.ts';
import { distFolder } from '../../../tools/dist-folder.ts';
import { readSite } from '../../support/read-site.ts';

const calendars = readContentFiles('calendars').map(({ id, data }) => ({
  id,
  duties: (data as { duties: { id: string; duty: string; months?: number[] }[] }).duties,
}));
const { words } = readSite();
const folder = `/${words.addresses.calendars}`;
const files = existsSync(`${distFolder()}${folder}`) ? readdirSync(`${distFolder()}${folder}`) : [];

const readEvents = (id: string) =>
  new ical.Component(ical.parse(readDist(`${folder}/${id}.ics`)))
    .getAllSubcomponents('vevent')
    .map((component) => new ical.Event(component, { strictExceptions: true }));

test('every calendar has an iCalendar file and a CSV file', () => {
  const expected = calendars.flatMap(({ id }) => [`${id}.csv`, `${id}.ics`]);
  expect(files.filter((file) => /\.(csv|ics)$/.test(file)).sort()).toEqual(expected.sort());
});

describe.each(calendars)('the calendar $id', ({ id, duties }) => {
  test('has one event for each duty, repeated for each month of the duty', () => {
    const events = readEvents(id);
    expect(events.map(({ uid }) => uid.split('.')[0]).sort()).toEqual(
      duties.map((duty) => duty.id).sort(),
    );
    for (const event of events) {
      const duty = duties.find((item) => event.uid.startsWith(`${item.id}.`));
      const dates = event.iterator();
      const found = Array.from({ length: 40 }, () => dates.next());
      const year = found.filter((date) => date.year === (found[0]?.year ?? 0) + 1);
      expect(year, event.uid).toHaveLength(duty?.months?.length ?? 12);
      expect(event.startDate.isDate).toBe(true);
    }
  });

  test('has lines of at most 75 octets that end with CRLF', () => {
    const source = readDist(`${folder}/${id}.ics`);
    expect(source.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of source.split('\r\n'))
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  test('has a row for each duty in its CSV file', () => {
    const table = readDist(`${folder}/${id}.csv`);
    for (const { duty } of duties) expect(table).toContain(duty);
    expect(table.trim().split('\r\n')).toHaveLength(duties.length + 1);
  });

  test('is on a page as tables with a row for each duty, and links to both files', () => {
    const link = `a[href="${folder}/${id}.ics"]`;
    const path = listPaths().find((page) => readPage(page).querySelector(link)) ?? '';
    expect(path).not.toBe('');
    const section = readPage(path).querySelector(link)?.closest('section');
    expect(section?.querySelector(`a[href="${folder}/${id}.csv"]`)).toBeTruthy();
    const rows = section?.querySelectorAll('tbody tr').map((row) => textOf(row)) ?? [];
    expect(rows).toHaveLength(duties.length);
    for (const { duty } of duties) expect(rows.join('\n')).toContain(duty);
  });
});

describe.each(calendars)('the year of the calendar $id', ({ id, duties }) => {
  const table = `a[href="${folder}/${id}.ics"]`;
  const page = listPaths().find((path) => readPage(path).querySelector(table)) ?? '';

  test('has a mark for each date of the duties that are not monthly', () => {
    const yearly = duties.filter(({ months = [] }) => months.length > 0 && months.length <= 6);
    const marks = readPage(page).querySelectorAll('.year-band a');
    expect(marks).toHaveLength(yearly.flatMap(({ months = [] }) => months).length);
    for (const { duty } of yearly)
      expect(marks.map((mark) => textOf(mark)).join('\n')).toContain(duty);
  });

  test('links each mark to the source of its law and says when it was checked', () => {
    const checked = words.calendars.checkedOn.split('{date}')[0]?.trim() ?? '';
    for (const mark of readPage(page).querySelectorAll('.year-band a')) {
      expect(mark.getAttribute('href')).toMatch(/^https:/);
      expect(textOf(mark)).toContain(checked);
    }
  });
});
