import { type CalendarDate, toDateText, toIsoDate } from '../content/dates.ts';

export function DateText({ date }: { date: CalendarDate }) {
  return <time dateTime={toIsoDate(date)}>{toDateText(date)}</time>;
}
