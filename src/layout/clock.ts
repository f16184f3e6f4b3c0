import { formatDate, toCalendarDate, toIsoDate } from '../content/dates.ts';

// The pages carry the day of their build; the visitor's own clock has the last word.
const today = toCalendarDate(new Date());

for (const element of document.querySelectorAll<HTMLTimeElement>('time[data-clock]')) {
  const isYear = element.dataset.clock === 'year';
  element.textContent = isYear ? String(today.year) : formatDate(today);
  element.dateTime = isYear ? String(today.year) : toIsoDate(today);
}
