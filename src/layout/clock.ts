// Replaces the date of the build, which is in the HTML, with the visitor's current date: when the page
// is loaded, when it is shown again, and at midnight.

let midnight: ReturnType<typeof setTimeout> | undefined;

const findTimes = (clock: 'year' | 'date' | 'print') =>
  document.querySelectorAll<HTMLTimeElement>(`time[data-clock=${clock}]`);

function showDate(clock: 'date' | 'print', now: Date) {
  // As ISO 8601, and below as `formatDate` does: `dates.ts` would be a file more on every page.
  const today = new Date(+now - now.getTimezoneOffset() * 60_000).toJSON().slice(0, 10);
  for (const time of findTimes(clock)) {
    // The first date that a page formats blocks a slow phone for a tenth of a second.
    if (time.dateTime === today) continue;
    time.dateTime = today;
    const text = now.toLocaleDateString(time.lang, { dateStyle: 'long' });
    time.textContent = /^fr/.test(time.lang) ? text.replace(/^1 /, '1er ') : text;
  }
}

function showNow() {
  const now = new Date();
  for (const time of findTimes('year'))
    time.dateTime = time.textContent = String(now.getFullYear());
  showDate('date', now);
  clearTimeout(midnight);
  midnight = setTimeout(showNow, new Date(now).setHours(24, 0, 0, 0) - +now);
}

showNow();
addEventListener('pageshow', showNow);
document.addEventListener('visibilitychange', showNow);
addEventListener('beforeprint', () => showDate('print', new Date()));
