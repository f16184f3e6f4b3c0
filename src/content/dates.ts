/** A calendar date without a time or time zone, so no conversion can shift it by a day. */
export interface CalendarDate {
  year: number;
  month: number;
  day: number;
}

/** @returns the number of days of a month, counted from 1 */
export const countDays = (year: number, month: number) =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

/**
 * @param text ISO 8601, such as `2025-01-15`
 * @throws if the text is not a date; the content check stops such a text before the build
 */
export function parseDate(text: string): CalendarDate {
  const [year = Number.NaN, month = 0, day = 0] = text.split('-').map(Number);
  const isDay = month >= 1 && month <= 12 && day >= 1 && day <= countDays(year, month);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || !isDay) throw new Error(`"${text}" is not a valid date`);
  return { year, month, day };
}

/** @returns undefined if the field is omitted */
export const parseOptionalDate = (text: string | undefined) =>
  text === undefined ? undefined : parseDate(text);

/** @returns `2025-01-15`: ISO 8601, for `datetime` attributes, feeds and structured data */
export function toIsoDate({ year, month, day }: CalendarDate): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

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
export const formatDate = ({ year, month, day }: CalendarDate, locale: string) =>
  findDateFormat(locale, { dateStyle: 'long' }).format(Date.UTC(year, month - 1, day));

/** @returns the date as `formatDate` does, with its first two words, such as day and month, on one line */
export const formatUnbrokenDate = (date: CalendarDate, locale: string) =>
  formatDate(date, locale).replace(' ', '\u00a0');

/** @returns the date in the local time zone */
export function toCalendarDate(time: Date): CalendarDate {
  return { year: time.getFullYear(), month: time.getMonth() + 1, day: time.getDate() };
}

/**
 * @param timeZone IANA name, such as `Asia/Kolkata`
 * @returns the date in that time zone, regardless of the time zone of this machine
 */
export function toCalendarDateIn(moment: Date, timeZone: string): CalendarDate {
  const numbers = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
  const parts = new Intl.DateTimeFormat('en', { timeZone, ...numbers }).formatToParts(moment);
  const read = (type: keyof typeof numbers) =>
    Number(parts.find((part) => part.type === type)?.value);
  return { year: read('year'), month: read('month'), day: read('day') };
}

/** @returns how far the clocks of a time zone are ahead of UTC at a moment, such as `+05:30` */
export function findOffset(timeZone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const name = parts.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return /[+-]\d\d:\d\d/.exec(name)?.[0] ?? '+00:00';
}

/** @returns the moment at which a day begins in a time zone, such as `2025-01-15T00:00:00+05:30` */
export function startOfDay(date: CalendarDate, timeZone: string): string {
  const midnight = `${toIsoDate(date)}T00:00:00`;
  // The clocks may change on that day.
  const near = findOffset(timeZone, new Date(`${midnight}Z`));
  return midnight + findOffset(timeZone, new Date(midnight + near));
}

/** @returns a negative number if a is earlier than b, 0 on the same day, a positive one if later */
export function compareDates(a: CalendarDate, b: CalendarDate): number {
  return a.year - b.year || a.month - b.month || a.day - b.day;
}

export const latestDate = (first: CalendarDate, ...others: CalendarDate[]) =>
  others.reduce((latest, date) => (compareDates(date, latest) > 0 ? date : latest), first);

/**
 * Formats a range of months.
 * @param first such as `2025-01`, validated by its schema
 * @param last undefined if there is only one month
 * @param locale determines the format, such as `en-US` for January – March 2025
 */
export function formatMonths(first: string, last: string | undefined, locale: string): string {
  const toMonth = (month: string) => new Date(`${month}-01T00:00:00Z`);
  const format = findDateFormat(locale, { year: 'numeric', month: 'long' });
  return format.formatRange(toMonth(first), toMonth(last ?? first));
}
