import ical from 'ical.js';
import { expandRecurringEvent, sync, type VEvent } from 'node-ical';
import { describe, expect, test } from 'vitest';
import { joinDate, toLocalDate } from '../../../src/content/dates.ts';
import { buildICalendar } from '../../../src/features/calendars/icalendar.ts';
import type { Calendar } from '../../../src/features/calendars/model/calendar.ts';
import { find, hrefsOf, readDist, readPage } from '../../../tools/built-site.ts';
import { hasPage, readBuildDay, readSite, readSites } from '../../support/site.ts';

interface Duty {
  id: string;
  duty: string;
  jurisdiction: string;
  employees?: number | undefined;
  day: number;
  months?: number[] | undefined;
  law?: string | undefined;
  checked?: string;
}

const { filesOf, firm, hasPage: hasOwnPage, paths } = readSite();
const calendars = filesOf('calendars').map(({ id, data }) => ({ ...data, id }));
const laws = new Map(filesOf('law').map(({ id, data }) => [id, data]));

const folder = paths.calendar;
const host = new URL(firm.siteUrl).hostname;
const pathOf = (name: string) => `${folder}/${name}.ics`;
const readEvents = (path: string) => readDist(path).match(/BEGIN:VEVENT[\s\S]*?END:VEVENT/g) ?? [];

describe.each(calendars)('the calendar $id', (calendar) => {
  const { id, jurisdictions } = calendar;
  const duties: Duty[] = calendar.duties;

  test('has an event and a row for each duty, in lines that calendar programs accept', () => {
    for (const line of readDist(pathOf(id)).split('\r\n'))
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const table = readDist(`${folder}/${id}.csv`);
    // The mark by which spreadsheets know UTF-8.
    expect(table.startsWith('\ufeff')).toBe(true);
    for (const { duty } of duties) expect(table).toContain(duty);
    expect(table.trim().split('\r\n')).toHaveLength(duties.length + 1);
  });

  test('is named on its page, with a table, and an address to subscribe to for each place and size', () => {
    const section = find(readPage(paths.calendar), `#${id}`);
    const [webcal = [], others = []] = [true, false].map((is) =>
      hrefsOf(section).filter((href) => href?.startsWith('webcal:') === is),
    );
    expect(others).toEqual(expect.arrayContaining([pathOf(id), `${folder}/${id}.csv`]));
    const start = `webcal://${new URL(firm.siteUrl).host}${folder}/${id}`;
    const [whole, ...parts] = webcal.map((href) => href?.replace(start, ''));
    expect(whole).toBe('.ics');
    const sizes = new Set(duties.map(({ employees = 0 }) => employees));
    if (jurisdictions.length > 1 || sizes.size > 1)
      for (const { code } of jurisdictions) expect(parts).toContain(`-${code.toLowerCase()}.ics`);
    const events = readEvents(pathOf(id));
    for (const part of parts) {
      const [, code, size = Infinity] = /^-(.+?)(?:-below-(\d+))?\.ics$/.exec(part ?? '') ?? [];
      const own = duties
        .filter(({ employees = 0 }) => employees < Number(size))
        .filter(({ jurisdiction }) => `${code}-`.startsWith(`${jurisdiction.toLowerCase()}-`));
      const isOwn = (event: string) => own.some((duty) => event.includes(`\nUID:${duty.id}.`));
      // Their days are compared below, in the whole.
      expect(readEvents(pathOf(id + part?.slice(0, -4))).sort(), part).toEqual(
        events.filter(isOwn).sort(),
      );
    }
  });

  test('changes an event with its duty and its law, and links to the law in the register', () => {
    const events = readEvents(pathOf(id)).map((event) => event.replaceAll('\r\n ', ''));
    for (const duty of duties) {
      const law = laws.get(duty.law ?? '');
      const changes = [law?.inForce, law?.ended, ...(law?.changes ?? []).map(({ date }) => date)];
      const days = [duty.checked, law?.checked, ...changes].filter((day) => day !== undefined);
      const last = days
        .filter((day) => day <= readBuildDay() || day === duty.checked)
        .sort()
        .at(-1);
      const event = events.find((text) => text.includes(`\nUID:${duty.id}.${id}@`));
      expect(event).toContain(`\nLAST-MODIFIED:${last?.replaceAll('-', '')}T000000Z\r`);
      expect(event).toContain(`\nSEQUENCE:${Date.parse(`${last}`) / 86_400_000}\r`);
      if (!law || !hasOwnPage('law')) continue;
      const entry = `${paths.law}#law-${duty.law}`;
      expect(event).toContain(`\nURL;VALUE=URI:${firm.siteUrl}${entry}\r`);
      expect(event).toMatch(new RegExp(`\nDESCRIPTION:.*${firm.siteUrl}${entry}\\\\n`));
      expect(readPage(paths.law).querySelector(`[data-item="law-${duty.law}"]`)).not.toBeNull();
    }
  });
});

const everyMonth = Array.from({ length: 12 }, (_, index) => index + 1);

/** Duties of every distance between months, on days that months have or end with. */
const inventedDuties: Duty[] = [
  ...[everyMonth, everyMonth.slice(1), [1, 3, 5, 7, 9, 11], [2, 4, 6, 8, 10, 12], [2, 5, 8, 11]],
  ...[[1, 5, 7, 10], [4, 8, 12], [1, 2, 3], [4, 10], [3, 9], [3, 11], [2], [6]],
].flatMap((months) =>
  [1, 28, 31].map((day) => ({
    id: `in-${months.join('-')}-on-${day}`,
    duty: 'A duty of every kind',
    jurisdiction: 'KE',
    months,
    day,
  })),
);

const inventedCalendar = () =>
  buildICalendar(
    {
      id: 'invented',
      title: 'Invented',
      description: 'Invented',
      from: '2026-02-15',
      duties: inventedDuties.map((duty) => ({
        ...duty,
        place: { code: 'KE', name: 'Kenya' },
        checked: '2026-01-01',
        isLastDay: duty.day === 31,
      })),
    } as unknown as Calendar,
    readSite() as unknown as Parameters<typeof buildICalendar>[1],
  );

/** What Outlook maps to a recurrence: MS-OXCICAL, section 2.1.3.2.2.3. */
const outlookRule = /^RRULE:FREQ=MONTHLY;BYMONTHDAY=(-1|[1-9]|1\d|2[0-8])(;INTERVAL=\d+)?$/;
const years = Array.from({ length: 11 }, (_, index) => 2026 + index);
const end = '2036-12-31';

describe.each([
  ...calendars.map(({ id, from, duties }) => ({
    ...{ id, from, duties: duties as Duty[], read: () => readDist(pathOf(id)) },
  })),
  {
    ...{ id: 'invented', from: '2026-02-15' },
    ...{ duties: inventedDuties, read: inventedCalendar },
  },
])('ten years of the calendar $id', ({ id, from, duties, read }) => {
  test('ical.js and node-ical compute the days of each duty', () => {
    const source = read();
    const events = new ical.Component(ical.parse(source)).getAllSubcomponents('vevent');
    const ofIcalJs = events
      .map((event) => new ical.Event(event))
      .flatMap((event) => {
        const dates = event.iterator();
        const found = Array.from({ length: 133 }, () => String(dates.next()));
        return found.filter((date) => date <= end).map((date) => `${event.uid} ${date}`);
      });
    const ofNodeIcal = Object.values(sync.parseICS(source))
      .filter((part): part is VEvent => part?.type === 'VEVENT')
      .flatMap((event) =>
        expandRecurringEvent(event, { from: new Date(from), to: new Date(`${end}T23:00`) }).map(
          ({ start }) => `${event.uid} ${toLocalDate(start)}`,
        ),
      );
    const expected = duties.flatMap((duty) =>
      years
        .flatMap((year) =>
          (duty.months ?? everyMonth).map((month) =>
            duty.day === 31 ? joinDate(year, month + 1, 0) : joinDate(year, month, duty.day),
          ),
        )
        .filter((date) => date >= from)
        .map((date) => `${duty.id} ${date}`),
    );
    const byDuty = (days: string[]) => days.map((day) => day.replace(/\..*@\S+/, '')).sort();
    expect(byDuty(ofIcalJs)).toEqual(expected.toSorted());
    expect(byDuty(ofNodeIcal)).toEqual(expected.toSorted());
  });

  test('Outlook knows every rule, and the first event of a duty keeps its id', () => {
    const lines = read().replaceAll('\r\n ', '').split('\r\n');
    const rules = lines.filter((line) => line.startsWith('RRULE'));
    expect(rules.filter((rule) => !outlookRule.test(rule))).toEqual([]);
    const uids = lines.filter((line) => line.startsWith('UID:'));
    expect(new Set(uids).size).toBe(rules.length);
    for (const duty of duties) expect(uids).toContain(`UID:${duty.id}.${id}@${host}`);
  });
});

const isYearly = ({ months = [] }: Duty) => months.length > 0 && months.length <= 6;
const withPage = readSites().filter(({ language }) => hasPage('calendar', language));

test.each(withPage)(
  'the page of the calendar has every date of twelve months from the day of the build on, every monthly duty and every place: %#',
  (site) => {
    const duties = site.filesOf('calendars').flatMap(({ data }) => data.duties);
    const page = readPage(site.paths.calendar);
    const dated = page.querySelectorAll('li[data-date]');
    const dates = duties.filter(isYearly).flatMap(({ months = [] }) => months);
    const places = dated.flatMap((line) => line.querySelectorAll('p + ul > [data-item]'));
    expect(places).toHaveLength(dates.length);
    const days = dated.map((line) => line.getAttribute('data-date') ?? '');
    expect(days).toEqual(days.toSorted());
    expect((days[0] ?? '') >= readBuildDay()).toBe(true);
    const several = new Set(duties.map(({ jurisdiction }) => jurisdiction)).size > 1;
    for (const { id, jurisdiction } of duties) {
      expect(page.querySelector(`[data-item="${id}"]`), id).not.toBeNull();
      const place = page.querySelector(`select[name=place] option[value="${jurisdiction}"]`);
      if (several) expect(place, jurisdiction).not.toBeNull();
    }
  },
);
