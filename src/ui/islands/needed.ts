import type { ClientDirective } from 'astro';

/** What a visitor does first. Until then, nothing on the page has to change. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'];

export interface Needs {
  /** Names of the query parameters that concern the island. */
  query: string[];
  /** Selector of links and buttons outside the island that act on it. */
  outside?: string;
}

type Field = HTMLInputElement | HTMLSelectElement;

/** Sets what a visitor has typed, so that React notices: it ignores values that it knows. */
function restoreValue(field: Field, value: string) {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * The directive `client:needed`: loads the script of an island when the visitor first does something,
 * or at once if the address has a parameter that concerns it. Someone who only reads loads no script,
 * and a slow phone is not held up before it has shown the page.
 *
 * What is pressed before the island is there is pressed again as soon as it is; what is typed stays.
 * The element around the island, `data-island`, has its state: nothing without scripts; `asleep`;
 * `pending`, if the address asks for something; `ready`, set by the island; or `failed`, in which
 * the next press tries again.
 */
const hydrateWhenNeeded: ClientDirective = (load, { value }, island) => {
  const { query, outside = '' } = value as unknown as Needs;
  const part = island.closest<HTMLElement>('[data-island]') ?? island;
  const first = new AbortController();
  const asleep = new AbortController();
  const { signal } = asleep;
  let isLoading = false;
  let press: (() => void) | undefined;

  const isOwn = (element: Element) =>
    island.contains(element) || (outside !== '' && element.matches(outside));
  // React may render all of them anew: what stays is their place among those of their name.
  const listTwins = ({ localName }: Element) =>
    [...document.querySelectorAll<HTMLElement>(localName)].filter(isOwn);

  /** @returns a function that finds the element again */
  const keepPlace = (element: Element) => {
    const place = listTwins(element).indexOf(element as HTMLElement);
    return () => listTwins(element)[place];
  };

  /** Remembers fields and focus. @returns a function that restores them */
  function keepInput() {
    const typed = [...island.querySelectorAll<Field>('input, select')]
      .filter((field) => field.value)
      .map((field) => ({ find: keepPlace(field), value: field.value }));
    const { activeElement } = document;
    const findFocused = activeElement && isOwn(activeElement) && keepPlace(activeElement);
    return () => {
      for (const { find, value } of typed) restoreValue(find() as Field, value);
      if (findFocused) findFocused()?.focus({ preventScroll: true });
    };
  }

  async function wake() {
    first.abort();
    if (isLoading) return;
    isLoading = true;
    let hasFailed = false;
    const fail = () => {
      hasFailed = true;
    };
    island.addEventListener('astro:hydration-error', fail, { once: true, signal });
    const hydrate = await load();
    isLoading = false;
    if (hasFailed) {
      press = undefined;
      part.dataset.island = 'failed';
      part.removeAttribute('aria-busy');
      return;
    }
    const restore = keepInput();
    const start = () => {
      asleep.abort();
      part.dataset.island = 'ready';
      part.removeAttribute('aria-busy');
      restore();
      press?.();
    };
    island.addEventListener('site:awake', start, { once: true, signal });
    await hydrate();
  }

  function keepPress(event: MouseEvent) {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const control = target instanceof Element && target.closest('a, button');
    if (!control || !isOwn(control) || button || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const find = keepPlace(control);
    press = () => find()?.click();
    part.setAttribute('aria-busy', 'true');
    wake();
  }

  const asked = new URLSearchParams(location.search);
  const isAsked = query.some((name) => asked.has(name));
  part.dataset.island = isAsked ? 'pending' : 'asleep';
  addEventListener('click', keepPress, { capture: true, signal });
  for (const sign of signs) addEventListener(sign, wake, { signal: first.signal, passive: true });
  if (!isAsked) return;
  part.setAttribute('aria-busy', 'true');
  wake();
};

// biome-ignore lint/style/noDefaultExport: Astro expects a directive as the default export
export default hydrateWhenNeeded;
