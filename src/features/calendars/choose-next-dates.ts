// Limits the next dates in the calendar to the place and the subject that its reader chooses.
import { chooseDays } from './choose-days.ts';

const readChoice = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name=${name}]:checked`)?.value ?? 'all';

for (const list of document.querySelectorAll<HTMLElement>('[data-all-dates]')) {
  const all = JSON.parse(String(list.dataset.allDates));
  const choose = () => {
    const chosen = chooseDays(all, readChoice('place'), readChoice('subject'));
    list.dataset.nextDates = JSON.stringify(chosen);
    list.dispatchEvent(new Event('change'));
  };
  choose();
  document.addEventListener('change', ({ target }) => target !== list && choose());
}
