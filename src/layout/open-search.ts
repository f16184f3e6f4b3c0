// Opens the search dialog and loads the search script on demand. Until then a page contains only an
// empty dialog and this script.

/** Browsers remember a failed import and retry it only at a different address. */
let retrySuffix = '';

async function open(button?: Element | null, isEnter = false) {
  const dialog = document.querySelector<HTMLDialogElement>('.site-search');
  const message = dialog?.querySelector('p');
  if (!dialog || !message) return;
  if (!dialog.open) {
    // The dialog returns the focus to this element when it closes. Safari does not focus a
    // clicked button; and the mobile panel closes with the button in it, so its summary takes the
    // focus.
    const focused = button?.closest('details')?.firstElementChild ?? button;
    if (focused instanceof HTMLElement) focused.focus();
    dialog.showModal();
    // Typing replaces the previous query.
    dialog.querySelector('input')?.select();
  }
  message.hidden = true;
  try {
    const { openSearch } = await import(dialog.dataset.script + retrySuffix);
    openSearch(dialog, isEnter);
  } catch {
    retrySuffix += '#';
    message.hidden = false;
  }
}

addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const button = target.closest('[data-search]');
  if (button) open(button);
  // The dialog has no padding, so a click on the element itself is a click on its backdrop.
  if (target.matches('.site-search')) (target as HTMLDialogElement).close();
});

addEventListener('keydown', (event) => {
  const { key, target, altKey, ctrlKey, metaKey } = event;
  if (!(target instanceof Element)) return;
  if (key === 'Enter' && !event.isComposing && target.matches('.site-search input'))
    open(target, true);
  const isSlashOff = 'noSearchKey' in document.documentElement.dataset;
  const isShortcut = ctrlKey || metaKey ? key === 'k' : key === '/' && !isSlashOff;
  if (!isShortcut || altKey || target.closest('input:not([type=radio]), select, textarea')) return;
  event.preventDefault();
  open();
});
