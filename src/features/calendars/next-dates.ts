// Replaces the next dates as of the build with those as of the visitor's day.
import { toCalendarDate, toIsoDate } from '../../content/dates.ts';
import { findNextDates } from './find-next-dates.ts';

for (const list of document.querySelectorAll<HTMLElement>('[data-next-dates]')) {
  const { nextDates = '[]', locale } = list.dataset;
  const next = findNextDates(JSON.parse(nextDates), toCalendarDate(new Date()));
  next.forEach(({ date, duties }, index) => {
    const time = list.querySelectorAll('time')[index];
    if (!time || time.dateTime === toIsoDate(date)) return;
    time.dateTime = toIsoDate(date);
    time.textContent = new Date(time.dateTime).toLocaleDateString(locale, {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
    const text = time.nextElementSibling;
    if (text) text.textContent = duties.join(' · ');
  });
}
