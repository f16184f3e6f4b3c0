import { setSign } from '../../content/typography.ts';
import { fill, type WordsOf } from '../../content/words.ts';
import { isPartOf } from './duty-year.ts';
import type { Calendar } from './model/calendar.ts';

/** What employers of one place, and up to some size, must do: a calendar to subscribe to. */
export interface CalendarPart extends Pick<Calendar, 'title' | 'jurisdictions'> {
  /** Of its file. It says what the part has, whatever other sizes laws name later. */
  name: string;
  place: string;
  /** For which employers, in words. */
  size: string;
}

/** @returns the numbers of employees from which more duties apply, the greatest first */
const listSizes = (jurisdictions: Calendar['jurisdictions']) =>
  [
    ...new Set(
      jurisdictions.flatMap(({ duties }) => duties.flatMap(({ employees = [] }) => employees)),
    ),
  ].sort((a, b) => b - a);

/**
 * @returns the parts of a calendar: for each place all its duties with those of its country, then without
 *   those that need so many employees; nothing if there is only one choice
 */
export function listParts(
  { id, title, jurisdictions }: Pick<Calendar, 'id' | 'title' | 'jurisdictions'>,
  { calendars: words, formats, tag }: WordsOf<'calendars' | 'formats'>,
): CalendarPart[] {
  const parts = jurisdictions.flatMap(({ code, name: place }) => {
    const own = jurisdictions.filter((other) => isPartOf(code, other.code));
    const whole = { name: `${id}-${code.toLowerCase()}`, place, size: words.allDuties };
    const smaller = listSizes(own).map((below) => ({
      name: `${whole.name}-below-${below}`,
      place,
      size: fill(words.belowEmployees, { number: below.toLocaleString(tag) }),
      jurisdictions: own.map((one) => ({
        ...one,
        duties: one.duties.filter(({ employees = 0 }) => employees < below),
      })),
    }));
    return [{ ...whole, jurisdictions: own }, ...smaller].map((part) => ({
      ...part,
      title: [
        `${title}${setSign(':', formats)} ${place}`,
        ...(part.size === whole.size ? [] : [part.size]),
      ].join(', '),
    }));
  });
  return parts.length > 1
    ? parts.filter((part) => part.jurisdictions.some(({ duties }) => duties.length > 0))
    : [];
}
