// Replaces the next dates as of the build with those as of the visitor's day.
import { findNextDates } from './find-next-dates.ts';

for (const list of document.querySelectorAll<HTMLElement>('[data-next-dates]')) {
  const duties = JSON.parse(String(list.dataset.nextDates));
  // As ISO 8601, which Sweden uses.
  const next = findNextDates(duties, new Date().toLocaleDateString('sv'));
  list.querySelectorAll('li').forEach((item, index) => {
    const [time, text] = item.children as unknown as [HTMLTimeElement, HTMLElement];
    const found = next[index];
    if (!found) return;
    // The first date that a page formats blocks a slow phone for a tenth of a second.
    if (time.dateTime !== found.date) {
      time.dateTime = found.date;
      time.textContent = new Date(found.date).toLocaleDateString(list.dataset.locale, {
        dateStyle: 'long',
        timeZone: 'UTC',
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
