import { absoluteUrl } from '../../content/addresses.ts';
import { type CalendarDate, formatDate } from '../../content/dates.ts';
import { listAllChanges } from '../../content/law/law-status.ts';
import { fill } from '../../content/words.ts';
import { type ContentLine, escapeComponent, formatLines } from '../../discovery/content-lines.ts';
import type { Site } from '../../site/site.ts';
import type { CalendarPart } from './calendar-parts.ts';
import { findFirstDay, formatRule, listSeries } from './duty-days.ts';
import { formatLaw, formatWho } from './duty-words.ts';
import type { Calendar, Duty } from './model/calendar.ts';

type CalendarSite = Pick<Site, 'firm' | 'words' | 'paths' | 'today' | 'hasPage'>;

const toBasicDate = (date: CalendarDate) => date.replaceAll('-', '');

/** @returns the address of the law in the register, whose entry says whether it still holds */
const findEntry = ({ law }: Duty, site: CalendarSite) =>
  law && site.hasPage('law') ? absoluteUrl(site.firm.siteUrl, law.path) : undefined;

const describe = (duty: Duty, site: CalendarSite) => {
  const { words } = site;
  return [
    formatWho(duty, words),
    duty.form,
    formatLaw(duty, words),
    duty.law?.statusText,
    duty.law?.source.url,
    findEntry(duty, site),
    duty.note,
    fill(words.calendars.checkedOn, { date: formatDate(duty.checked, words.formats.dates) }),
  ]
    .filter((line) => line !== undefined)
    .join('\n');
};

/** @returns the day on which a duty, or the law that it is based on, was last checked or has changed */
const findChange = ({ checked, law }: Duty, { today }: CalendarSite) =>
  [
    checked,
    ...(law ? [law.checked, ...listAllChanges([law], today).map(({ date }) => date)] : []),
  ].reduce((last, date) => (date > last ? date : last));

/** @returns a number that grows with every change, so that programs replace the event */
const toSequence = (changed: CalendarDate) => String(Date.parse(changed) / 86_400_000);

/** @returns an event for each series of a duty */
const buildEvents = (duty: Duty, calendar: Calendar, site: CalendarSite): ContentLine[] =>
  listSeries(duty).flatMap(({ suffix, months }): ContentLine[] => {
    const days = { ...duty, months };
    const change = findChange(duty, site);
    const changed = `${toBasicDate(change)}T000000Z`;
    const url = findEntry(duty, site) ?? duty.law?.source.url;
    return [
      ['BEGIN', 'VEVENT'],
      // Calendar programs keep one event for each UID, so it must never change.
      ['UID', `${duty.id}${suffix}.${calendar.id}@${new URL(site.firm.siteUrl).hostname}`],
      ['DTSTAMP', changed],
      ['LAST-MODIFIED', changed],
      ['SEQUENCE', toSequence(change)],
      ['DTSTART;VALUE=DATE', toBasicDate(findFirstDay(days, calendar.from))],
      ['RRULE', formatRule(days)],
      [
        'SUMMARY',
        escapeComponent(
          fill(site.words.calendars.eventTitle, { duty: duty.duty, place: duty.place.name }),
        ),
      ],
      ['DESCRIPTION', escapeComponent(describe(duty, site))],
      ['URL;VALUE=URI', url],
      ['CATEGORIES', escapeComponent(duty.place.name)],
      ['TRANSP', 'TRANSPARENT'],
      ['END', 'VEVENT'],
    ];
  });

/**
 * Builds the file that calendar programs open or subscribe to (RFC 5545; the name, source and
 * interval: RFC 7986), with the recurring events of each duty.
 * @param part of the calendar; its events have the ids that they have in the whole
 */
export const buildICalendar = (
  calendar: Calendar,
  site: CalendarSite,
  { name, title, duties }: Omit<CalendarPart, 'place' | 'size'> = {
    ...calendar,
    name: calendar.id,
  },
) =>
  formatLines([
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', escapeComponent(`-//${site.firm.name}//${title}//${site.words.tag}`)],
    ['NAME', escapeComponent(title)],
    ['X-WR-CALNAME', escapeComponent(title)],
    ['DESCRIPTION', escapeComponent(calendar.description)],
    ['REFRESH-INTERVAL;VALUE=DURATION', 'P1W'],
    // The same for Outlook.
    ['X-PUBLISHED-TTL', 'P1W'],
    ['URL;VALUE=URI', absoluteUrl(site.firm.siteUrl, site.paths.calendar)],
    ['SOURCE;VALUE=URI', absoluteUrl(site.firm.siteUrl, site.paths.calendarFile(`${name}.ics`))],
    ...duties.flatMap((duty) => buildEvents(duty, calendar, site)),
    ['END', 'VCALENDAR'],
  ]);
