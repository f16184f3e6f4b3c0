import type { Query } from './query.ts';

/** What was typed or chosen before the script came, or put back by the browser. */
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

/** The items of a list, which the build made, by the keys that they tell in `data-item`. */
export function findItems(root: HTMLElement | null) {
  const items = [...(root?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
  return new Map(items.map((item) => [item.dataset.item ?? '', item]));
}

/**
 * Shows the items that `keys` names and hides the others.
 * @returns whether that changed anything
 */
export function showItems(items: ReadonlyMap<string, HTMLElement>, keys: string[]) {
  const changed = [...items].filter(([key, item]) => item.hidden === keys.includes(key));
  for (const [, item] of changed) item.hidden = !item.hidden;
  return changed.length > 0;
}

/**
 * Brings the start of the first item that shows into the window, if it is not there; before all
 * items there may be an index of them, which is marked by `data-index`.
 */
export function showFirst(items: ReadonlyMap<string, HTMLElement>) {
  const first = [...items.values()].find((item) => !item.hidden);
  const index = first?.parentElement?.querySelector('[data-index] a');
  const start = index?.checkVisibility() ? index : first?.querySelector('h2, h3');
  start?.scrollIntoView({ block: 'nearest' });
}
