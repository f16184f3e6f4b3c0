const header = document.querySelector<HTMLElement>('[data-header]');

const isInHeader = (target: EventTarget | null): target is Element =>
  target instanceof Element && header?.contains(target) === true;

function closeAll() {
  for (const details of header?.querySelectorAll('details') ?? []) details.open = false;
}

// Escape closes the innermost open disclosure that contains the focus, and focuses its button. If
// none contains the focus, it closes the first visible one: Safari does not focus a button on
// click. A menu can be open but invisible, in a panel that is closed.
document.addEventListener('keydown', ({ key, target }) => {
  if (key !== 'Escape') return;
  const around = isInHeader(target) ? target.closest<HTMLDetailsElement>('details[open]') : null;
  const all = [...(header?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])];
  const open = around ?? all.find((details) => details.checkVisibility?.() ?? true);
  if (!open) return;
  open.open = false;
  open.querySelector('summary')?.focus();
});

// Close the menus when the focus moves to the page, where they would cover the focused element; on
// a click outside the header; and on a click on a link, which may lead to a place on the same page.
document.addEventListener('focusin', ({ target }) => {
  if (!isInHeader(target)) closeAll();
  // Firefox does not scroll to a link in a drawing, only to the shapes in it, and only after this event.
  const shape = target instanceof SVGElement && target.firstElementChild;
  if (shape) requestAnimationFrame(() => shape.scrollIntoView({ block: 'nearest' }));
});
document.addEventListener('click', ({ target }) => {
  if (!isInHeader(target) || target.closest('a')) closeAll();
});
// A wide window shows no panel, and a narrow one not the menus of a wide one.
matchMedia('(width < 64rem)').addEventListener('change', closeAll);

// While a page scrolls smoothly to one focus, WebKit does not scroll to the next.
for (const name of ['keydown', 'pointerdown'] as const)
  document.addEventListener(name, (event) => {
    const isTab = event instanceof KeyboardEvent && event.key === 'Tab';
    document.documentElement.toggleAttribute('data-tabbing', isTab);
  });
