// Loads the search when a visitor asks for it; until then a page has nothing of it but this. It is
// plain and inline: around the import, Vite would put a kilobyte for loading styles.
{
  const open = async (button) => {
    try {
      (await import(document.querySelector('[data-search]').dataset.search)).openSearch(button);
    } catch {
      document.querySelector('#search-failed').showPopover();
    }
  };

  addEventListener('click', ({ target }) => {
    const button = target.closest('[data-search]');
    if (button) open(button);
  });

  addEventListener('keydown', (event) => {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    const isOff = 'noSearchKey' in document.documentElement.dataset;
    const isAsked = ctrlKey || metaKey ? key === 'k' : key === '/' && !isOff;
    if (!isAsked || altKey || target.closest('input, select, textarea')) return;
    event.preventDefault();
    open();
  });
}
