// Replaces the date of the build, which is in the HTML, with the visitor's current date.
const today = new Date();
const year = String(today.getFullYear());

for (const element of document.querySelectorAll<HTMLTimeElement>('time[data-clock]')) {
  const isYear = element.dataset.clock === 'year';
  element.textContent = isYear
    ? year
    : today.toLocaleDateString(element.dataset.locale, { dateStyle: 'long' });
  // Swedish dates are those of ISO 8601.
  element.dateTime = isYear ? year : today.toLocaleDateString('sv');
}
