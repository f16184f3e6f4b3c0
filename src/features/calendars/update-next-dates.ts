// Replaces the next dates as of the build with those as of the visitor's day.
import { toLocalDate } from '../../content/dates.ts';
import { findNextDates } from './find-next-dates.ts';

for (const list of document.querySelectorAll<HTMLElement>('[data-next-dates]')) {
  const duties = JSON.parse(String(list.dataset.nextDates));
  const next = findNextDates(duties, toLocalDate(new Date()));
  list.querySelectorAll('li').forEach((item, index) => {
    const [time, text] = item.children as unknown as [HTMLTimeElement, HTMLElement];
    const found = next[index];
    // What is still true stays: a change lays the page out again, and the first date that a page
    // formats blocks a slow phone for a tenth of a second.
    if (!found || time.dateTime === found.date) return;
    time.dateTime = found.date;
    // As `formatDate` does.
    const date = new Date(found.date);
    const written = date.toLocaleDateString(list.lang, { dateStyle: 'long', timeZone: 'UTC' });
    time.textContent = /^fr/.test(list.lang) ? written.replace(/^1 /, '1er ') : written;
    text.replaceChildren(
      ...found.duties.map((duty) =>
        Object.assign(document.createElement('span'), { textContent: duty }),
      ),
    );
  });
}
