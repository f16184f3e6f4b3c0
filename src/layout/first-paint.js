// Runs in the head, before the first paint, so that a stored dark theme does not flash white. The theme
// is switched here too: its button works even if no file of a script arrives.
{
  const root = document.documentElement;
  root.classList.add('js');

  const showTheme = (isDark) => {
    root.classList.toggle('dark', isDark);
    document.querySelector('[data-theme-toggle]')?.setAttribute('aria-pressed', isDark);
    const bar = document.querySelector('[name=theme-color]');
    if (bar) bar.content = isDark ? bar.dataset.dark : bar.dataset.light;
  };
  // Whether the theme was switched here, but could not be stored: then it applies only to this page.
  let isOwn = false;
  const followStored = () => {
    if (isOwn) return;
    try {
      showTheme(localStorage.getItem('theme') === 'dark');
    } catch {
      // Storage access is denied.
    }
  };
  followStored();
  // The theme may change in another tab, also while this page is in the back/forward cache.
  for (const event of ['DOMContentLoaded', 'storage', 'pageshow'])
    addEventListener(event, followStored);
  /** Address of the script of the page, if it could not be loaded. */
  let missing = '';
  function loadAgain() {
    if (!missing || !document.querySelector('[data-search][data-pressed]')) return;
    // Browsers may remember a failed import, but not at another address.
    const address = `${missing}#`;
    missing = '';
    import(address).catch(() => {
      missing = address;
      const dialog = document.querySelector('[data-search-script]');
      if (!dialog.open) dialog.showModal();
      dialog.querySelector('[role=alert]').hidden = false;
    });
  }
  addEventListener(
    'error',
    ({ target }) => {
      if (!target.src?.includes('/Page.')) return;
      missing = target.src;
      loadAgain();
    },
    true,
  );
  addEventListener('click', ({ target }) => {
    // A script that is not there yet presses it again.
    target.closest('[data-search], [data-share]')?.setAttribute('data-pressed', '');
    loadAgain();
    if (!target.closest('[data-theme-toggle]')) return;
    const isDark = !root.classList.contains('dark');
    showTheme(isDark);
    try {
      localStorage.setItem('theme', isDark ? 'dark' : 'light');
    } catch {
      isOwn = true;
    }
  });

  // Portraits show initials until they have loaded. Here, no event comes too early; `load` of an element
  // does not reach the window.
  document.addEventListener(
    'load',
    ({ target }) => target.toggleAttribute('data-loaded', true),
    true,
  );

  // The header is solid, except at the top of the page.
  const markScrolled = () => root.toggleAttribute('data-scrolled', scrollY > 20);
  addEventListener('scroll', markScrolled, { passive: true });
  addEventListener('pageshow', markScrolled);
}
