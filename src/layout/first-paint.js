// Runs in the head, before the first paint: a stored dark theme never flashes white.
{
  const root = document.documentElement;
  // What only a script can answer stays where an island breaks and the page gives up `js`.
  root.classList.add('js', 'scripted');
  // The address asks for a part of a list: the whole does not show while its island is awaited.
  const { listParameters } = document.currentScript.dataset;
  const query = new URLSearchParams(location.search);
  root.classList.toggle('has-query', !!listParameters?.split(' ').some((name) => query.has(name)));
  try {
    root.classList.toggle('dark', localStorage.getItem('theme') === 'dark');
  } catch {
    // Storage is denied: the page stays light.
  }
  // Chromium waits a tenth of a second for the font. On a slow connection it comes too late for a
  // first page, and is cached for the next, whose visitor comes from this site.
  if (navigator.connection?.rtt >= 100 && !document.referrer.startsWith(`${location.origin}/`))
    document.querySelector('link[as=font]')?.remove();
}
