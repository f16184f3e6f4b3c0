// Opens the search when a visitor asks for it, and loads what answers it; until then a page has
// nothing of it but an empty dialog and this. It is plain and inline: around the import, Vite would
// put a kilobyte for loading styles.
{
  // Browsers remember that a module has failed: another address asks for it once more.
  let again = '';

  const open = async (button, isEntered) => {
    const dialog = document.querySelector('.site-search');
    const message = dialog.querySelector('p');
    if (!dialog.open) {
      // Where the focus returns to. Safari gives none to a button, and the menu of a phone closes.
      (button?.closest('details')?.firstElementChild ?? button)?.focus();
      dialog.showModal();
      // What was looked for the last time is written over.
      document.activeElement.select();
    }
    message.hidden = true;
    try {
      (await import(dialog.dataset.script + again)).openSearch(dialog, isEntered);
    } catch {
      again += '#';
      message.hidden = false;
    }
  };

  addEventListener('click', ({ target }) => {
    const button = target.closest('[data-search]');
    if (button) open(button);
    // The dialog has no padding: a press on itself is one beside it.
    if (target.matches('.site-search')) target.close();
  });

  addEventListener('keydown', (event) => {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    if (key === 'Enter' && !event.isComposing && target.matches('.site-search input'))
      open(target, true);
    const isOff = 'noSearchKey' in document.documentElement.dataset;
    const isAsked = ctrlKey || metaKey ? key === 'k' : key === '/' && !isOff;
    if (!isAsked || altKey || target.closest('input:not([type=radio]), select, textarea')) return;
    event.preventDefault();
    open();
  });
}
