// Replaces the next dates as of the build with those as of the visitor's day.
import { toCalendarDate, toIsoDate } from '../../content/dates.ts';
import { findNextDates } from './find-next-dates.ts';

for (const list of document.querySelectorAll<HTMLElement>('[data-next-dates]')) {
  const duties = JSON.parse(String(list.dataset.nextDates));
  const next = findNextDates(duties, toCalendarDate(new Date()));
  list.querySelectorAll('li').forEach((item, index) => {
    const [time, text] = item.children as unknown as [HTMLTimeElement, HTMLElement];
    const found = next[index];
    if (!found) return;
    const { year, month, day } = found.date;
    const isoDate = toIsoDate(found.date);
    // The first date that a page formats blocks a slow phone for a tenth of a second.
    if (time.dateTime !== isoDate) {
      time.dateTime = isoDate;
      time.textContent = new Date(year, month - 1, day).toLocaleDateString(list.dataset.locale, {
        dateStyle: 'long',
      });
    }
    text.replaceChildren(
      ...found.duties.map((duty) =>
        Object.assign(document.createElement('span'), {
          className: 'mt-1.5 block',
          textContent: duty,
        }),
      ),
    );
  });
}
