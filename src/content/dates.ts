/**
 * A calendar date as content files write it, such as `2025-01-15` (ISO 8601): without a time or time
 * zone, so that no conversion can shift it by a day. Dates are in order as texts.
 */
export type CalendarDate = string;

export const splitDate = (date: CalendarDate) =>
  date.split('-').map(Number) as [year: number, month: number, day: number];

/** @param day beyond the month, it is one of the month before or after: 0 is the last day before */
export const joinDate = (year: number, month: number, day: number): CalendarDate =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** Cached, because creating a format takes longer than formatting a hundred dates. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * @param locale determines the format, such as `en-US` for January 15, 2025
 * @returns a format for calendar dates as UTC times
 */
export function findDateFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  const key = JSON.stringify([locale, options]);
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}

/** @param locale see `findDateFormat` */
export function formatDate(date: CalendarDate, locale: string) {
  const text = findDateFormat(locale, { dateStyle: 'long' }).format(new Date(date));
  // French counts the first of a month as an ordinal, which Intl does not write.
  return /^fr\b/.test(locale) ? text.replace(/^1 /, '1er ') : text;
}

/** @returns the date as `formatDate` does, with its first two words, such as day and month, on one line */
export const formatUnbrokenDate = (date: CalendarDate, locale: string) =>
  formatDate(date, locale).replace(' ', '\u00a0');

/** @returns the date at a moment where this runs, without `Intl`, which blocks a slow phone for 0.1 s */
export const toLocalDate = (moment: Date): CalendarDate =>
  joinDate(moment.getFullYear(), moment.getMonth() + 1, moment.getDate());

/**
 * @param timeZone IANA name, such as `Asia/Kolkata`
 * @returns the date at a moment
 */
export const toCalendarDate = (moment: Date, timeZone: string): CalendarDate =>
  // Swedish writes dates as ISO 8601 does.
  moment.toLocaleDateString('sv', { timeZone });

/** @returns how far the clocks of a time zone are ahead of UTC at a moment, such as `+05:30` */
export function findOffset(timeZone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const name = parts.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return /[+-]\d\d:\d\d/.exec(name)?.[0] ?? '+00:00';
}

/** @returns a time of a day in a time zone as a moment, such as `2025-01-15T12:00:00+05:30` */
export function toMoment(date: CalendarDate, time: string, timeZone: string): string {
  const local = `${date}T${time}`;
  // The clocks may change on that day.
  const near = findOffset(timeZone, new Date(`${local}Z`));
  return local + findOffset(timeZone, new Date(local + near));
}

/** @returns the middle of a day, which is that day for readers in most other time zones, too */
export const noonOf = (date: CalendarDate, timeZone: string) =>
  toMoment(date, '12:00:00', timeZone);

/** Sorts by date, the earliest first. */
export const compareDates = (a: CalendarDate, b: CalendarDate) => Number(a > b) - Number(a < b);
