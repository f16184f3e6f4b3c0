// Replaces the next dates as of the build with those as of the visitor's day, and of what is chosen.
import { toCalendarDate, toIsoDate } from '../../content/dates.ts';
import { chooseDays, findNextDates } from './find-next-dates.ts';

const readChoice = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name=${name}]:checked`)?.value ?? 'all';

function show(list: HTMLElement) {
  const { nextDates = '[]', locale } = list.dataset;
  const duties = chooseDays(JSON.parse(nextDates), readChoice('place'), readChoice('subject'));
  const next = findNextDates(duties, toCalendarDate(new Date()));
  const [first] = list.children;
  // No duty matches both choices.
  list.closest('section')?.toggleAttribute('hidden', next.length === 0);
  if (!first || next.length === 0) return;
  const items = next.map(({ date, duties: due }) => {
    const item = first.cloneNode(true) as HTMLElement;
    const time = item.querySelector('time');
    const text = item.querySelector('span');
    if (time) {
      time.dateTime = toIsoDate(date);
      time.textContent = new Date(time.dateTime).toLocaleDateString(locale, {
        dateStyle: 'long',
        timeZone: 'UTC',
      });
    }
    if (text) text.textContent = due.join(' · ');
    return item;
  });
  list.replaceChildren(...items);
}

for (const list of document.querySelectorAll<HTMLElement>('[data-next-dates]')) {
  show(list);
  document.addEventListener('change', () => show(list));
}
