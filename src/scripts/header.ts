const header = document.querySelector<HTMLElement>('[data-header]');
const threshold = 20;

function markScrolled() {
  header?.toggleAttribute('data-scrolled', scrollY > threshold);
}

addEventListener('scroll', markScrolled, { passive: true });
addEventListener('pageshow', markScrolled);
markScrolled();

// Escape closes the innermost open disclosure around the focus and gives focus back to its button.
// Safari gives no focus to a button that is clicked: then the key comes from the body.
document.addEventListener('keydown', ({ key, target }) => {
  if (key !== 'Escape' || !(target instanceof Element)) return;
  if (target !== document.body && !header?.contains(target)) return;
  const open =
    target.closest<HTMLDetailsElement>('details[open]') ??
    header?.querySelector<HTMLDetailsElement>('details[open]');
  if (!open) return;
  open.open = false;
  open.querySelector('summary')?.focus();
});

// A link to a place on this very page loads nothing, so the menus would stay open over it.
header?.addEventListener('click', (event) => {
  if (!(event.target instanceof Element) || !event.target.closest('a')) return;
  for (const details of header.querySelectorAll('details')) details.open = false;
});
