// Hides the dates that have passed since the site was built.
import { toCalendarDate, toIsoDate } from '../../content/dates.ts';

const today = toIsoDate(toCalendarDate(new Date()));
for (const dated of document.querySelectorAll<HTMLElement>('[data-date]'))
  dated.toggleAttribute('data-past', String(dated.dataset.date) < today);
