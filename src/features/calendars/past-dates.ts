// Hides the dates that have passed since the site was built.
const now = new Date();
/** The visitor's, as ISO 8601; `Intl` would block a slow phone for a tenth of a second. */
const today = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
for (const dated of document.querySelectorAll<HTMLElement>('[data-date]'))
  dated.toggleAttribute('data-past', String(dated.dataset.date) < today);
