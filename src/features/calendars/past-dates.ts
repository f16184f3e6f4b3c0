// Hides the dates that have passed since the site was built.
/** As ISO 8601, which Sweden uses. */
const today = new Date().toLocaleDateString('sv');
for (const dated of document.querySelectorAll<HTMLElement>('[data-date]'))
  dated.toggleAttribute('data-past', String(dated.dataset.date) < today);
