const header = document.querySelector<HTMLElement>('[data-header]');
const threshold = 20;

function markScrolled() {
  header?.toggleAttribute('data-scrolled', scrollY > threshold);
}

addEventListener('scroll', markScrolled, { passive: true });
addEventListener('pageshow', markScrolled);
markScrolled();

// Escape closes the innermost open disclosure around the focus and gives focus back to its button.
header?.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || !(event.target instanceof Element)) return;
  const open =
    event.target.closest<HTMLDetailsElement>('details[open]') ??
    header.querySelector<HTMLDetailsElement>('details[open]');
  if (!open) return;
  open.open = false;
  open.querySelector('summary')?.focus();
});

// A link to a place on this very page loads nothing, so the menus would stay open over it.
header?.addEventListener('click', (event) => {
  if (!(event.target instanceof Element) || !event.target.closest('a')) return;
  for (const details of header.querySelectorAll('details')) details.open = false;
});
