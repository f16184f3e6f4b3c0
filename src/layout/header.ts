const root = document.documentElement;

const isInHeader = (target: EventTarget | null): target is Element =>
  target instanceof Element && target.closest('[data-header]') !== null;

const listOpen = () => [
  ...root.querySelectorAll<HTMLDetailsElement>('[data-header] details[open]'),
];

function closeAll() {
  for (const details of listOpen()) details.open = false;
}

// Escape closes the innermost open disclosure that contains the focus, and focuses its button. If
// none contains the focus, it closes the first visible one: Safari does not focus a button on
// click. A menu can be open but invisible, in a panel that is closed.
document.addEventListener('keydown', ({ key, target }) => {
  // While a page scrolls smoothly to one focus, WebKit does not scroll to the next.
  root.toggleAttribute('data-tab', key === 'Tab');
  if (key !== 'Escape') return;
  const around = isInHeader(target) ? target.closest<HTMLDetailsElement>('details[open]') : null;
  const open = around ?? listOpen().find((details) => details.checkVisibility?.() ?? true);
  if (!open) return;
  open.open = false;
  open.querySelector('summary')?.focus();
});

// Close the menus when the focus moves to the page, where they would cover the focused element; on
// a click outside the header; and on a click on a link, which may lead to a place on the same page.
document.addEventListener('focusin', ({ target }) => {
  if (!isInHeader(target)) closeAll();
  // Firefox does not scroll to a link in a drawing, only to the shapes in it.
  if (target instanceof SVGElement) target.firstElementChild?.scrollIntoView({ block: 'nearest' });
});
document.addEventListener('click', ({ target }) => {
  root.removeAttribute('data-tab');
  if (!isInHeader(target) || target.closest('a')) closeAll();
});
// A wide window shows no panel, and a narrow one not the menus of a wide one.
matchMedia('(width < 64rem)').addEventListener('change', closeAll);
