// Replaces the date of the build, which is in the HTML, with the visitor's current date.

const now = new Date();
const year = String(now.getFullYear());
/** ISO 8601. */
const today = [year, now.getMonth() + 1, now.getDate()]
  .map((part) => String(part).padStart(2, '0'))
  .join('-');

const findTimes = (clock: 'year' | 'date' | 'print') =>
  document.querySelectorAll<HTMLTimeElement>(`time[data-clock=${clock}]`);

function showDate(element: HTMLTimeElement) {
  // The first date that a page formats blocks a slow phone for a tenth of a second.
  if (element.dateTime === today) return;
  element.dateTime = today;
  element.textContent = now.toLocaleDateString(element.dataset.locale, { dateStyle: 'long' });
}

for (const element of findTimes('year')) element.dateTime = element.textContent = year;
findTimes('date').forEach(showDate);
addEventListener('beforeprint', () => findTimes('print').forEach(showDate));
