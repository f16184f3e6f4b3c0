import { setSign } from '../../content/typography.ts';
import { fill, type WordsOf } from '../../content/words.ts';
import { isPartOf } from './duty-year.ts';
import type { Calendar, Duty } from './model/calendar.ts';

/** What employers of one place, and up to some size, must do: a calendar to subscribe to. */
export type CalendarPart = ReturnType<typeof listParts>[number];

/** @returns the numbers of employees from which more duties apply, the greatest first */
const listSizes = (duties: Duty[]) =>
  [...new Set(duties.flatMap(({ employees = [] }) => employees))].sort((a, b) => b - a);

/**
 * @returns the parts of a calendar: for each place all its duties with those of its country, then without
 *   those that need so many employees; nothing if there is only one choice
 */
export function listParts(
  { id, title, jurisdictions, duties }: Calendar,
  { calendars: words, formats, tag }: WordsOf<'calendars' | 'formats'>,
) {
  const parts = jurisdictions.flatMap(({ code, name: place }) => {
    const own = duties.filter((duty) => isPartOf(code, duty.place.code));
    const whole = {
      /** Of its file. It says what the part has, whatever other sizes laws name later. */
      name: `${id}-${code.toLowerCase()}`,
      place,
      /** For which employers, in words. */
      size: words.allDuties,
      duties: own,
    };
    const smaller = listSizes(own).map((below) => ({
      name: `${whole.name}-below-${below}`,
      place,
      size: fill(words.belowEmployees, { number: below.toLocaleString(tag) }),
      duties: own.filter(({ employees = 0 }) => employees < below),
    }));
    return [whole, ...smaller].map((part) => ({
      ...part,
      title: [
        `${title}${setSign(':', formats)} ${place}`,
        ...(part.size === whole.size ? [] : [part.size]),
      ].join(', '),
    }));
  });
  return parts.length > 1 ? parts.filter((part) => part.duties.length > 0) : [];
}
