// Opens the search dialog and loads the search script on demand. Until then a page contains only an
// empty dialog and this script. It is inlined and not bundled: Vite would add a kilobyte of code
// around the import, for loading styles.
{
  // Browsers remember a failed import and retry it only at a different address.
  let retrySuffix = '';

  const open = async (button, isEnter) => {
    const dialog = document.querySelector('.site-search');
    const message = dialog.querySelector('p');
    if (!dialog.open) {
      // The dialog returns the focus to this element when it closes. Safari does not focus a
      // clicked button; and the mobile panel closes with the button in it, so its summary takes the
      // focus.
      (button?.closest('details')?.firstElementChild ?? button)?.focus();
      dialog.showModal();
      // Typing replaces the previous query.
      document.activeElement.select();
    }
    message.hidden = true;
    try {
      (await import(dialog.dataset.script + retrySuffix)).openSearch(dialog, isEnter);
    } catch {
      retrySuffix += '#';
      message.hidden = false;
    }
  };

  addEventListener('click', ({ target }) => {
    const button = target.closest('[data-search]');
    if (button) open(button);
    // The dialog has no padding, so a click on the element itself is a click on its backdrop.
    if (target.matches('.site-search')) target.close();
  });

  addEventListener('keydown', (event) => {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    if (key === 'Enter' && !event.isComposing && target.matches('.site-search input'))
      open(target, true);
    const isSlashOff = 'noSearchKey' in document.documentElement.dataset;
    const isShortcut = ctrlKey || metaKey ? key === 'k' : key === '/' && !isSlashOff;
    if (!isShortcut || altKey || target.closest('input:not([type=radio]), select, textarea'))
      return;
    event.preventDefault();
    open();
  });
}
