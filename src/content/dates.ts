const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A calendar date without a time or time zone, so no conversion can shift it by a day. */
export interface CalendarDate {
  year: number;
  month: number;
  day: number;
}

/**
 * Parses a date as editors write it.
 * @param text such as `January 15, 2025`
 * @returns undefined if the text is not a valid date
 */
export function parseDate(text: string): CalendarDate | undefined {
  const match = /^([A-Z][a-z]+) ([1-9][0-9]?), ([0-9]{4})$/.exec(text);
  if (!match) return undefined;
  const year = Number(match[3]);
  const month = months.indexOf(match[1] ?? '') + 1;
  const day = Number(match[2]);
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return month > 0 && day <= lastDay ? { year, month, day } : undefined;
}

/**
 * @param text such as `January 15, 2025`
 * @throws if the text is not a date; the content check stops such a text before the build
 */
export function toDate(text: string): CalendarDate {
  const date = parseDate(text);
  if (!date) throw new Error(`"${text}" is not a date like January 15, 2025`);
  return date;
}

/** @returns undefined if the field is omitted */
export const toOptionalDate = (text: string | undefined) =>
  text === undefined ? undefined : toDate(text);

/** @param text such as `2025-01-15`, which its schema has checked */
export function parseIsoDate(text: string): CalendarDate {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
}

/** @returns `2025-01-15`: ISO 8601, for `datetime` attributes, feeds and structured data */
export function toIsoDate({ year, month, day }: CalendarDate): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** @returns `January 15, 2025` */
export function formatDate({ year, month, day }: CalendarDate): string {
  return `${months[month - 1]} ${day}, ${year}`;
}

/**
 * @param month such as `2025-01`, which its schema has checked
 * @returns `January 2025`
 */
export function formatMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return `${months[number - 1]} ${year}`;
}

/** @returns the date in the local time zone */
export function toCalendarDate(time: Date): CalendarDate {
  return { year: time.getFullYear(), month: time.getMonth() + 1, day: time.getDate() };
}

/**
 * @param timeZone IANA name, such as `Asia/Kolkata`
 * @returns the day that it is there at that moment, whatever zone this machine is in
 */
export function toCalendarDateIn(moment: Date, timeZone: string): CalendarDate {
  const numbers = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
  const parts = new Intl.DateTimeFormat('en', { timeZone, ...numbers }).formatToParts(moment);
  const read = (type: keyof typeof numbers) =>
    Number(parts.find((part) => part.type === type)?.value);
  return { year: read('year'), month: read('month'), day: read('day') };
}

/** @returns below 0 where a is earlier than b, 0 on the same day, above 0 where later */
export function compareDates(a: CalendarDate, b: CalendarDate): number {
  return toIsoDate(a).localeCompare(toIsoDate(b));
}

export const latestDate = (first: CalendarDate, ...others: CalendarDate[]) =>
  others.reduce((latest, date) => (compareDates(date, latest) > 0 ? date : latest), first);
