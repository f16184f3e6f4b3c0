// Replaces the date of the build, which is in the HTML, with the visitor's current date: when the page
// is loaded, when it is shown again, and at midnight.

let midnight: ReturnType<typeof setTimeout> | undefined;

const findTimes = (clock: 'year' | 'date' | 'print') =>
  document.querySelectorAll<HTMLTimeElement>(`time[data-clock=${clock}]`);

function showDate(clock: 'date' | 'print', now: Date) {
  /** ISO 8601. */
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  for (const time of findTimes(clock)) {
    // The first date that a page formats blocks a slow phone for a tenth of a second.
    if (time.dateTime === today) continue;
    time.dateTime = today;
    time.textContent = now.toLocaleDateString(time.dataset.locale, { dateStyle: 'long' });
  }
}

function showNow() {
  const now = new Date();
  for (const time of findTimes('year'))
    time.dateTime = time.textContent = String(now.getFullYear());
  showDate('date', now);
  clearTimeout(midnight);
  const next = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  midnight = setTimeout(showNow, next.getTime() - now.getTime());
}

showNow();
addEventListener('pageshow', showNow);
document.addEventListener('visibilitychange', showNow);
addEventListener('beforeprint', () => showDate('print', new Date()));
