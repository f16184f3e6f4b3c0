import { findOldestCheck } from '../../content/law/law-status.ts';
import { pickWords } from '../../content/words.ts';
import type { Site } from '../../site/site.ts';
import { isPartOf, listMonthly, listMonths } from './duty-year.ts';
import type { Calendar } from './model/calendar.ts';

const uniqueBy = <Item>(items: Item[], key: (item: Item) => string) => [
  ...new Map(items.map((item) => [key(item), item])).values(),
];

/** Builds what the page of the calendar shows, and how visitors filter it by place and subject. */
export function buildCalendarPage(
  calendars: Pick<Calendar, 'duties' | 'subjects'>[],
  { paths, today, words }: Pick<Site, 'paths' | 'today' | 'words'>,
) {
  const { filterPlace, filterSubject, allPlaces, allSubjects } = words.calendars;
  const duties = calendars.flatMap((calendar) => calendar.duties);
  const places = uniqueBy(
    duties.map(({ place }) => place),
    ({ code }) => code,
  ).map(({ code, name }) => ({ value: code, label: name }));
  const subjects = uniqueBy(
    calendars.flatMap((calendar) => calendar.subjects ?? []),
    ({ id }) => id,
  )
    .filter(({ id }) => duties.some(({ subject }) => subject === id))
    .map(({ id, name }) => ({ value: id, label: name }));
  const items = duties.map(({ id, place, subject = '' }) => ({
    id,
    values: {
      // What a country asks is asked in its states, too.
      place: places.flatMap(({ value }) => (isPartOf(value, place.code) ? value : [])),
      subject,
    },
  }));
  const selects = [
    { name: 'place', label: filterPlace, all: allPlaces, options: places },
    { name: 'subject', label: filterSubject, all: allSubjects, options: subjects },
  ].filter(({ options }) => options.length > 1);
  return {
    duties,
    subjects,
    /** The day as of which all of it is correct. */
    asAt: findOldestCheck(duties),
    monthly: listMonthly(duties),
    months: listMonths(duties, today),
    filter: {
      path: paths.calendar,
      items,
      filters: Object.fromEntries(
        selects.map(({ name, options }) => [name, options.map(({ value }) => value)]),
      ),
      selects,
      words: pickWords(words, {
        calendars: ['fromToday', 'none', 'foundSome', 'withCountry'],
      }),
    },
  };
}
