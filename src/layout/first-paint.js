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
  const followStored = () => {
    try {
      showTheme(localStorage.getItem('theme') === 'dark');
    } catch {
      // Storage access is denied: the choice applies only to this page.
    }
  };
  followStored();
  // The theme may change in another tab, also while this page is in the back/forward cache.
  for (const event of ['DOMContentLoaded', 'storage', 'pageshow'])
    addEventListener(event, followStored);
  addEventListener('click', ({ target }) => {
    if (!target.closest?.('[data-theme-toggle]')) return;
    const isDark = !root.classList.contains('dark');
    showTheme(isDark);
    try {
      localStorage.setItem('theme', isDark ? 'dark' : 'light');
    } catch {
      // As above.
    }
  });

  // The header is solid, except at the top of the page.
  const markScrolled = () => root.toggleAttribute('data-scrolled', scrollY > 20);
  addEventListener('scroll', markScrolled, { passive: true });
  addEventListener('pageshow', markScrolled);
  // The search button does nothing without the script of the page.
  addEventListener(
    'error',
    ({ target }) => {
      if (target.localName === 'script') root.dataset.unscripted = '';
    },
    true,
  );
}
