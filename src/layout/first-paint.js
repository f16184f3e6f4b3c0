// Runs in the head, before the first paint: a stored dark theme never flashes white.
{
  const root = document.documentElement;
  root.classList.add('js');
  // The address asks for a part of a list: the whole does not show while its island is awaited.
  // These are the values that the islands read; one that tells a campaign hides nothing.
  root.classList.toggle(
    'has-query',
    /[?&](q|category|page|industry|department)=/.test(location.search),
  );
  try {
    root.classList.toggle('dark', localStorage.getItem('theme') === 'dark');
  } catch {
    // Storage is denied: the page stays light.
  }
}
