const key = 'theme';
const root = document.documentElement;
const button = document.querySelector<HTMLButtonElement>('[data-theme-toggle]');
const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');

function show(dark: boolean) {
  root.classList.toggle('dark', dark);
  button?.setAttribute('aria-pressed', String(dark));
  if (bar) bar.content = (dark ? bar.dataset.dark : bar.dataset.light) ?? bar.content;
}

function readStored() {
  try {
    return localStorage.getItem(key) === 'dark';
  } catch {
    return root.classList.contains('dark');
  }
}

button?.addEventListener('click', () => {
  const dark = !root.classList.contains('dark');
  show(dark);
  try {
    localStorage.setItem(key, dark ? 'dark' : 'light');
  } catch {
    // Storage access is denied: the choice applies only to this page.
  }
});

// The theme was changed in another tab, perhaps while this page was in the back/forward cache.
addEventListener('storage', () => show(readStored()));
addEventListener('pageshow', () => show(readStored()));
