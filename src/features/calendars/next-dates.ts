// Replaces the next dates as of the build with those as of the visitor's day, and of what is chosen.
import { toCalendarDate } from '../../content/dates.ts';
import { chooseDays, findNextDates } from './find-next-dates.ts';

const readChoice = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name=${name}]:checked`)?.value ?? 'all';

for (const list of document.querySelectorAll<HTMLElement>('[data-next-dates]')) {
  const show = () => {
    const all = JSON.parse(String(list.dataset.nextDates));
    const next = findNextDates(
      chooseDays(all, readChoice('place'), readChoice('subject')),
      toCalendarDate(new Date()),
    );
    list.querySelectorAll('li').forEach((item, index) => {
      const [time, text] = item.children as unknown as [HTMLTimeElement, HTMLElement];
      const found = next[index];
      // No duty may match both choices.
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
  addEventListener('change', show);
}
