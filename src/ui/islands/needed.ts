/** What a visitor does first. Until then, nothing on the page has to change. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'];

/**
 * The directive `client:needed`: loads the script of an island when the visitor first does
 * something, or at once if the address asks the page for something. Someone who only reads loads
 * no script, and a slow phone is not held up before it has shown the page.
 */
const hydrateWhenNeeded = (load: () => Promise<() => Promise<void>>) => {
  const first = new AbortController();
  const wake = async () => {
    first.abort();
    const hydrate = await load();
    await hydrate();
  };
  if (location.search) wake();
  else
    for (const sign of signs) addEventListener(sign, wake, { signal: first.signal, passive: true });
};

// biome-ignore lint/style/noDefaultExport: Astro expects a directive as the default export
export default hydrateWhenNeeded;
