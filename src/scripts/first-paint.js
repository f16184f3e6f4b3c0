// Runs in the head, before the first paint: a stored dark theme never flashes white.
{
  const root = document.documentElement;
  root.classList.add('js');
  try {
    root.classList.toggle('dark', localStorage.getItem('theme') === 'dark');
  } catch {
    // Storage is denied: the page stays light.
  }
}
