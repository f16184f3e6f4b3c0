import { type CalendarDate, findDateFormat } from '../../content/dates.ts';
import { formatList } from '../../content/language-facts.ts';
import { fill, type WordsOf } from '../../content/words.ts';
import { commonYear, listDays } from './duty-days.ts';
import { isMonthly } from './duty-year.ts';
import type { Duty } from './model/calendar.ts';

export type DutyWords = WordsOf<'calendars' | 'formats'>;

const everyMonth = Array.from({ length: 12 }, (_, index) => index + 1);

/** @returns the days of a duty in words, such as `January 31, July 31`, or the months without one */
export function formatDays(duty: Duty, words: DutyWords): string {
  const { calendars, tag } = words;
  const { day, months, isLastDay } = duty;
  if (months.length === 12)
    return isLastDay ? calendars.monthlyLast : fill(calendars.monthly, { day });
  if (isMonthly(duty) && !isLastDay) {
    const others = everyMonth.filter((month) => !months.includes(month));
    const names = others.map((month) => formatMonthName(month, 'long', words));
    return fill(calendars.monthlyExcept, { day, months: formatList(names, tag) });
  }
  const days = findDateFormat(words.formats.dates, { month: 'long', day: 'numeric' });
  return formatList(
    listDays(duty, commonYear).map((date) => days.format(new Date(date))),
    tag,
  );
}

/** @returns the name of a month, such as `January`, `Jan` or `J` */
export const formatMonthName = (
  month: number,
  length: 'long' | 'short' | 'narrow',
  { formats }: DutyWords,
) => findDateFormat(formats.dates, { month: length }).format(Date.UTC(commonYear, month - 1));

/** @returns a month with its year, such as `January 2027` */
export const formatMonth = (date: CalendarDate, { formats }: DutyWords) =>
  findDateFormat(formats.dates, { month: 'long', year: 'numeric' }).format(new Date(date));

/** @returns the law that a duty is based on, such as `Code on Wages 2019, section 17(1)` */
export const formatLaw = ({ law, section }: Duty, { calendars }: DutyWords) =>
  law && section
    ? fill(calendars.lawSection, { law: law.title, section })
    : (law?.title ?? section);

/** @returns what is due and by which form, such as `Return of contributions (Form 5)` */
export const formatDuty = ({ duty, form }: Duty, { calendars }: DutyWords) =>
  form === undefined ? duty : fill(calendars.dutyForm, { duty, form });

/** @returns to whom a duty applies, if not to every employer */
export const formatWho = ({ who, employees }: Duty, { calendars, tag }: DutyWords) =>
  [who, employees && fill(calendars.fromEmployees, { number: employees.toLocaleString(tag) })]
    .filter(Boolean)
    .join('. ') || undefined;
