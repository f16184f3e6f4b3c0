import type { ClientDirective } from 'astro';

/** What a visitor does first. Until then, nothing on the page has to change. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'];

export interface Needs {
  /** Names of the query parameters that concern the island. */
  query: string[];
  /** Selector of links and buttons outside the island that act on it. */
  outside: string;
}

/** The items of a list come after its island: on a slow line, its script may be there first. */
async function waitForPage() {
  if (document.readyState === 'loading')
    await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
}

/**
 * The directive `client:needed`: loads the script of an island when the visitor first does something,
 * or at once if the address has a parameter that concerns it. Someone who only reads loads no script,
 * and a slow phone is not held up before it has shown the page.
 *
 * What is pressed before the island is there is pressed again as soon as it is; what is typed goes into
 * the address, from which the island reads its state. The element around the island, `data-island`, has
 * the state of the script: nothing without scripts; `asleep`; `pending`, if the address asks for
 * something; `ready`; or `failed`, in which the next press tries again.
 */
const hydrateWhenNeeded: ClientDirective = (load, { value }, island) => {
  const { query, outside } = value as unknown as Needs;
  const part = island.closest<HTMLElement>('[data-island]') ?? island;
  const asleep = new AbortController();
  const { signal } = asleep;
  let isLoading = false;
  let findPressed: (() => HTMLElement | undefined) | undefined;

  function setState(state: string, isBusy = false) {
    part.dataset.island = state;
    part.setAttribute('aria-busy', `${isBusy}`);
  }

  /** @returns a function that finds the element again: React may have rendered another in its place */
  function keepPlace(element: HTMLElement) {
    const listTwins = () => [...part.querySelectorAll<HTMLElement>(element.localName)];
    const place = listTwins().indexOf(element);
    return () => (element.isConnected ? element : listTwins()[place]);
  }

  function writeTyped() {
    const asked = new URLSearchParams(location.search);
    const fields = island.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select');
    const typed = [...fields].filter((field) => field.value);
    for (const { name, value } of typed) asked.set(name, value);
    try {
      if (typed.length > 0) history.replaceState(null, '', `?${asked}${location.hash}`);
    } catch {
      // The browser refuses: the field still has its text.
    }
  }

  const wakeAt = (events: string[]) => {
    for (const sign of events) addEventListener(sign, wake, { once: true, passive: true, signal });
  };

  /**
   * Browsers remember that an import failed, also of what it imports itself. At an address with one
   * more letter encoded, `/%5Fastro/`, they ask again for the same files.
   */
  function fail() {
    for (const name of ['component-url', 'renderer-url']) {
      const address = island.getAttribute(name) ?? '';
      const [start = '', letter = ''] = /^\/(?:%..)*([^%/])/.exec(address) ?? [];
      const code = letter && `%${letter.charCodeAt(0).toString(16)}`;
      island.setAttribute(name, start.slice(0, -1) + code + address.slice(start.length));
    }
    findPressed = undefined;
    setState('failed');
    wakeAt(['pointerdown', 'keydown']);
  }

  async function wake() {
    if (isLoading) return;
    isLoading = true;
    const stop = () => {
      isLoading = false;
    };
    island.addEventListener('astro:hydration-error', stop, { once: true, signal });
    const hydrate = await load();
    if (!isLoading) return fail();
    await waitForPage();
    writeTyped();
    const findFocused = keepPlace((document.activeElement ?? part) as HTMLElement);
    const start = () => {
      asleep.abort();
      setState('ready');
      // Another island may have moved the focus meanwhile, such as to the first error of a form.
      if (document.activeElement === document.body) findFocused()?.focus({ preventScroll: true });
      findPressed?.()?.click();
    };
    island.addEventListener('site:awake', start, { once: true });
    await hydrate();
  }

  function keepPress(event: MouseEvent) {
    const { target, metaKey, ctrlKey, shiftKey, altKey } = event;
    const control = target instanceof Element && target.closest<HTMLElement>('a, button');
    if (!control || metaKey || ctrlKey || shiftKey || altKey) return;
    if (!island.contains(control) && !control.matches(outside)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    findPressed = keepPlace(control);
    setState(part.dataset.island ?? '', true);
    wake();
  }

  const asked = new URLSearchParams(location.search);
  const isAsked = query.some((name) => asked.has(name));
  setState(isAsked ? 'pending' : 'asleep', isAsked);
  addEventListener('click', keepPress, { capture: true, signal });
  wakeAt(signs);
  if (isAsked) wake();
};

// biome-ignore lint/style/noDefaultExport: Astro expects a directive as the default export
export default hydrateWhenNeeded;
