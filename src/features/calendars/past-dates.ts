// Hides the dates that have passed since the site was built; not all of them, for a clock may be wrong.
const now = new Date();
/** The visitor's, as ISO 8601; `Intl` would block a slow phone for a tenth of a second. */
const today = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
const all = [...document.querySelectorAll<HTMLElement>('[data-date]')];
const isPast = ({ dataset }: HTMLElement) => String(dataset.date) < today;
if (!all.every(isPast)) for (const dated of all) dated.toggleAttribute('data-past', isPast(dated));
