// Runs in the head, before the first paint, so that a stored dark theme does not flash white.
{
  const root = document.documentElement;
  root.classList.add('js');
  try {
    root.classList.toggle('dark', localStorage.getItem('theme') === 'dark');
  } catch {
    // Storage access is denied: the page stays light.
  }
  // Chromium delays rendering by up to 100 ms for preloaded fonts. On a slow connection a visitor's
  // first page is shown before they arrive; for the next, whose referrer is this site, they are cached.
  if (navigator.connection?.rtt >= 100 && !document.referrer.startsWith(`${location.origin}/`))
    for (const link of document.querySelectorAll('link[as=font]')) link.remove();
  // The header is solid, except at the top of the page.
  const markScrolled = () => root.toggleAttribute('data-scrolled', scrollY > 20);
  addEventListener('scroll', markScrolled, { passive: true });
  addEventListener('pageshow', markScrolled);
  // What does nothing without a script that fails to load is hidden: buttons of the header, or what
  // the main part hides without JavaScript.
  const markFailed = ({ target }) => {
    if (target.localName !== 'script') return;
    const main = target.closest('main');
    if (main) main.dataset.failed = '';
    else root.dataset.unscripted = '';
  };
  addEventListener('error', markFailed, true);
}
