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
    dialog.showModal();
    const field = dialog.querySelector('input');
    const asked = button.closest('form')?.querySelector('input')?.value;
    const query = asked ?? (button as HTMLElement).dataset.search;
    if (field && query) field.value = query;
    field?.dispatchEvent(new Event('input'));
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

addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const button = target.closest('[data-search]:not([type=submit])');
  if (button) open(button);
  // The dialog has no padding, so a click on the element itself is a click on its backdrop.
  if (target.matches('[data-search-script]')) (target as HTMLDialogElement).close();
});

// A search box on the page.
addEventListener('submit', (event) => {
  const button = event.submitter;
  if (!button?.matches('[data-search]')) return;
  event.preventDefault();
  open(button);
});

addEventListener('keydown', ({ key, isComposing, target }) => {
  if (key !== 'Enter' || isComposing || !(target instanceof Element)) return;
  if (target.matches('[data-search-script] input')) open(target, true);
});
