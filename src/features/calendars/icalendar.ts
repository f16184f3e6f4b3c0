import { absoluteUrl } from '../../content/addresses.ts';
import { type CalendarDate, formatDate } from '../../content/dates.ts';
import { fill } from '../../content/fill.ts';
import { type ContentLine, escapeComponent, formatLines } from '../../discovery/content-lines.ts';
import type { Site } from '../../site/site.ts';
import { findFirstDay, formatRule } from './duty-days.ts';
import { formatLaw } from './duty-words.ts';
import type { Calendar, Duty, Jurisdiction } from './model/calendar.ts';

type CalendarSite = Pick<Site, 'firm' | 'words' | 'paths'>;

const toBasicDate = (date: CalendarDate) => date.replaceAll('-', '');

const describe = (duty: Duty, { words }: CalendarSite) =>
  [
    duty.who,
    duty.form,
    formatLaw(duty, words),
    duty.law?.source.url,
    duty.note,
    fill(words.calendars.checkedOn, { date: formatDate(duty.checked, words.formats.dates) }),
  ]
    .filter((line) => line !== undefined)
    .join('\n');

const buildEvent = (
  duty: Duty,
  jurisdiction: Jurisdiction,
  calendar: Calendar,
  site: CalendarSite,
): ContentLine[] => [
  ['BEGIN', 'VEVENT'],
  // Calendar programs keep one event for each UID, so it must never change.
  ['UID', `${duty.id}.${calendar.id}@${new URL(site.firm.siteUrl).hostname}`],
  ['DTSTAMP', `${toBasicDate(duty.checked)}T000000Z`],
  ['DTSTART;VALUE=DATE', toBasicDate(findFirstDay(duty, calendar.from))],
  ['RRULE', formatRule(duty)],
  [
    'SUMMARY',
    escapeComponent(
      fill(site.words.calendars.eventTitle, { duty: duty.duty, place: jurisdiction.name }),
    ),
  ],
  ['DESCRIPTION', escapeComponent(describe(duty, site))],
  ['CATEGORIES', escapeComponent(jurisdiction.name)],
  ['TRANSP', 'TRANSPARENT'],
  ['END', 'VEVENT'],
];

/**
 * Builds the file that calendar programs open or subscribe to (RFC 5545; the name, source and
 * interval: RFC 7986), with one recurring event for each duty.
 */
export const buildICalendar = (calendar: Calendar, site: CalendarSite) =>
  formatLines([
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', escapeComponent(`-//${site.firm.name}//${calendar.title}//${site.words.tag}`)],
    ['NAME', escapeComponent(calendar.title)],
    ['X-WR-CALNAME', escapeComponent(calendar.title)],
    ['DESCRIPTION', escapeComponent(calendar.description)],
    ['REFRESH-INTERVAL;VALUE=DURATION', 'P1W'],
    // The same for Outlook.
    ['X-PUBLISHED-TTL', 'P1W'],
    ['URL;VALUE=URI', absoluteUrl(site.firm.siteUrl, site.paths.calendar)],
    [
      'SOURCE;VALUE=URI',
      absoluteUrl(site.firm.siteUrl, site.paths.calendarFile(`${calendar.id}.ics`)),
    ],
    ...calendar.jurisdictions.flatMap((jurisdiction) =>
      jurisdiction.duties.flatMap((duty) => buildEvent(duty, jurisdiction, calendar, site)),
    ),
    ['END', 'VCALENDAR'],
  ]);
