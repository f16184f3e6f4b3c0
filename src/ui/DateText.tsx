import { type CalendarDate, formatDate, toIsoDate } from '../content/dates.ts';

export function DateText({ date }: { date: CalendarDate }) {
  return <time dateTime={toIsoDate(date)}>{formatDate(date)}</time>;
}
