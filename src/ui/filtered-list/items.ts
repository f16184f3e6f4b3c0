import type { Query } from './query.ts';

/** Reads what was typed or chosen before the script loaded, or restored by the browser. */
export function readControls<Name extends string>(
  root: HTMLElement | null,
  names: readonly Name[],
) {
  const controls: Partial<Query<Name>> = {};
  for (const name of names) {
    const selector = `[name=${name}]:is([type=search], :checked)`;
    const control = root?.querySelector<HTMLInputElement>(selector);
    if (control) controls[name] = control.value;
  }
  return controls;
}

/** Finds the items of a list in the HTML, by the keys in their `data-item`. */
export function findItems(root: HTMLElement | null) {
  const items = [...(root?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
  return new Map(items.map((item) => [item.dataset.item ?? '', item]));
}

/**
 * Shows the items with the given keys and hides the others.
 * @returns whether that changed anything
 */
export function showItems(items: ReadonlyMap<string, HTMLElement>, keys: string[]) {
  const changed = [...items].filter(([key, item]) => item.hidden === keys.includes(key));
  for (const [, item] of changed) item.hidden = !item.hidden;
  return changed.length > 0;
}

/**
 * Scrolls the start of the first visible item into view, or of the index before the items, marked
 * by `data-index`, if there is one.
 */
export function showFirst(items: ReadonlyMap<string, HTMLElement>) {
  const first = [...items.values()].find((item) => !item.hidden);
  const index = first?.parentElement?.querySelector('[data-index] a');
  const start = index?.checkVisibility() ? index : first?.querySelector('h2, h3');
  start?.scrollIntoView({ block: 'nearest' });
}
