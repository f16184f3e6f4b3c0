// Replaces the next dates as of the build with those as of the visitor's day.
import { toCalendarDate } from '../../content/dates.ts';
import { findNextDates } from './find-next-dates.ts';

for (const list of document.querySelectorAll<HTMLElement>('[data-next-dates]')) {
  const show = () => {
    const duties = JSON.parse(String(list.dataset.nextDates));
    const next = findNextDates(duties, toCalendarDate(new Date()));
    list.querySelectorAll('li').forEach((item, index) => {
      const [time, text] = item.children as unknown as [HTMLTimeElement, HTMLElement];
      const found = next[index];
      // No duty may match both choices of the calendar.
      item.hidden = !found;
      if (!found) return;
      const { year, month, day } = found.date;
      const date = new Date(year, month - 1, day);
      // Swedish dates are those of ISO 8601.
      time.dateTime = date.toLocaleDateString('sv');
      time.textContent = date.toLocaleDateString(list.dataset.locale, { dateStyle: 'long' });
      text.textContent = found.duties.join(' · ');
    });
  };
  show();
  // Sent by `choose-next-dates.ts`.
  list.addEventListener('change', show);
}
