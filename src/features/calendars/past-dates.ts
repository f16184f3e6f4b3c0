// Hides the dates that have passed since the site was built.
import { toCalendarDate } from '../../content/dates.ts';

const today = toCalendarDate(new Date());
for (const dated of document.querySelectorAll<HTMLElement>('[data-date]'))
  dated.toggleAttribute('data-past', String(dated.dataset.date) < today);
