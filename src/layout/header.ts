const header = document.querySelector<HTMLElement>('[data-header]');
const threshold = 20;

function markScrolled() {
  header?.setAttribute('data-scrolled', String(scrollY > threshold));
}

addEventListener('scroll', markScrolled, { passive: true });
addEventListener('pageshow', markScrolled);
markScrolled();

const isInHeader = (target: EventTarget | null): target is Element =>
  target instanceof Element && header?.contains(target) === true;

function closeAll() {
  for (const details of header?.querySelectorAll('details') ?? []) details.open = false;
}

// Escape closes the innermost open disclosure around the focus, or else the first that is seen, and
// gives focus back to its button. Safari gives no focus to a button that is clicked: then the key
// comes from elsewhere. A panel left open in a window that has grown since is not seen.
document.addEventListener('keydown', ({ key, target }) => {
  if (key !== 'Escape') return;
  const around = isInHeader(target) ? target.closest<HTMLDetailsElement>('details[open]') : null;
  const all = [...(header?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])];
  const open = around ?? all.find((details) => details.checkVisibility());
  if (!open) return;
  open.open = false;
  open.querySelector('summary')?.focus();
});

// Who turns to the page is done with the menus, which would cover what has the focus there. So
// is who follows a link: one to a place on this very page loads nothing.
document.addEventListener('focusin', ({ target }) => {
  if (!isInHeader(target)) closeAll();
});
document.addEventListener('click', ({ target }) => {
  if (!isInHeader(target) || target.closest('a')) closeAll();
});
