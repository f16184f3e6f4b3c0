import { absoluteUrl } from '../../content/addresses.ts';
import { type CalendarDate, formatDate } from '../../content/dates.ts';
import { fill } from '../../content/fill.ts';
import { type ContentLine, escapeComponent, formatLines } from '../../discovery/content-lines.ts';
import type { Site } from '../../site/site.ts';
import { findFirstDay, formatRule, listSeries } from './duty-days.ts';
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

/** @returns a number that grows whenever the duty is checked, so that programs replace the event */
const toSequence = (checked: CalendarDate) => String(Date.parse(checked) / 86_400_000);

/** @returns an event for each series of a duty */
const buildEvents = (
  duty: Duty,
  jurisdiction: Jurisdiction,
  calendar: Calendar,
  site: CalendarSite,
): ContentLine[] =>
  listSeries(duty).flatMap(({ suffix, months }): ContentLine[] => {
    const days = { ...duty, months };
    const checked = `${toBasicDate(duty.checked)}T000000Z`;
    return [
      ['BEGIN', 'VEVENT'],
      // Calendar programs keep one event for each UID, so it must never change.
      ['UID', `${duty.id}${suffix}.${calendar.id}@${new URL(site.firm.siteUrl).hostname}`],
      ['DTSTAMP', checked],
      ['LAST-MODIFIED', checked],
      ['SEQUENCE', toSequence(duty.checked)],
      ['DTSTART;VALUE=DATE', toBasicDate(findFirstDay(days, calendar.from))],
      ['RRULE', formatRule(days)],
      [
        'SUMMARY',
        escapeComponent(
          fill(site.words.calendars.eventTitle, { duty: duty.duty, place: jurisdiction.name }),
        ),
      ],
      ['DESCRIPTION', escapeComponent(describe(duty, site))],
      ...(duty.law ? [['URL;VALUE=URI', duty.law.source.url] satisfies ContentLine] : []),
      ['CATEGORIES', escapeComponent(jurisdiction.name)],
      ['TRANSP', 'TRANSPARENT'],
      ['END', 'VEVENT'],
    ];
  });

/**
 * Builds the file that calendar programs open or subscribe to (RFC 5545; the name, source and
 * interval: RFC 7986), with the recurring events of each duty.
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
      jurisdiction.duties.flatMap((duty) => buildEvents(duty, jurisdiction, calendar, site)),
    ),
    ['END', 'VCALENDAR'],
  ]);
