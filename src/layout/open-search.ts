// Opens the search dialog and loads the search script on demand. Until then a page contains only an
// empty dialog and this script.

/** Browsers remember a failed import and retry it only at a different address. */
let retrySuffix = '';

async function open(button: Element, isEnter = false) {
  const dialog = document.querySelector<HTMLDialogElement>('[data-search-script]');
  const message = dialog?.querySelector<HTMLElement>('[role=alert]');
  if (!dialog || !message) return;
  if (!dialog.open) {
    // The dialog returns the focus to this element when it closes. Safari does not focus a
    // clicked button; and the panel of a phone closes with the button in it, so its own button takes
    // the focus.
    const focused = button.closest('nav') ? document.querySelector('[data-panel] > *') : button;
    if (focused instanceof HTMLElement) focused.focus();
    dialog.showModal?.();
    // A browser without dialogs shows it at the end of the page.
    dialog.setAttribute('open', '');
    const field = dialog.querySelector('input');
    const asked = button.closest('form')?.querySelector('input')?.value;
    const query = asked ?? (button as HTMLElement).dataset.search;
    if (field && query) field.value = query;
    field?.dispatchEvent(new Event('input'));
    field?.focus();
    // Typing replaces the previous query.
    field?.select();
  }
  message.hidden = true;
  try {
    const { openSearch } = await import(dialog.dataset.searchScript + retrySuffix);
    openSearch(dialog, isEnter);
  } catch {
    retrySuffix += '#';
    message.hidden = false;
  }
}

addEventListener('click', (event) => {
  const { target } = event;
  if (!(target instanceof Element)) return;
  // Also the button of a search box on the page.
  const button = target.closest('[data-search]');
  if (button) open(button);
  const dialog = target.closest<HTMLDialogElement>('[data-search-script]');
  // The dialog has no padding, so a click on the element itself is a click on its backdrop.
  if (!dialog || (target !== dialog && !target.closest('[type=submit]'))) return;
  event.preventDefault();
  dialog.close?.();
  dialog.removeAttribute('open');
});

addEventListener('keydown', ({ keyCode, target }) => {
  // An Enter that ends a word being composed has another code, but Safari does not say `isComposing`.
  if (keyCode !== 13 || !(target instanceof Element)) return;
  if (target.matches('[data-search-script] input')) open(target, true);
});

// Pressed before this script was there: see `first-paint.js`.
document.querySelector<HTMLElement>('[data-search][data-pressed]')?.click();
