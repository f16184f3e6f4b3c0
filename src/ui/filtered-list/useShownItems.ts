import { useLayoutEffect } from 'react';
import type { ListItem } from './list-query.ts';

const select = <Found extends HTMLElement>(selector: string) => [
  ...document.querySelectorAll<Found>(`[data-items] ${selector}`),
];

/**
 * Shows and hides the items of the list, which are HTML that React does not render.
 * @param list the items that were found, and the ids of those on the page; undefined until the island is awake
 * @param isFiltered whether the address asks for some of them only
 */
export function useShownItems(
  list: { found: readonly ListItem[]; shown: ReadonlySet<string> } | undefined,
  isFiltered: boolean,
) {
  const isAwake = list !== undefined;

  useLayoutEffect(() => {
    if (!list) return;
    const items = select('[data-item]');
    const found = new Set(list.found.map(({ id }) => id));
    for (const item of items) {
      const { item: id = '' } = item.dataset;
      item.hidden = !found.has(id);
      // Paper has no pages to turn to: what is on another one is printed, too.
      item.toggleAttribute('data-elsewhere', !list.shown.has(id));
    }
    // If React gives the island up, nothing stays hidden.
    return () => {
      for (const item of items) {
        item.hidden = false;
        item.removeAttribute('data-elsewhere');
      }
    };
  }, [list]);

  useLayoutEffect(() => {
    if (!isFiltered) return;
    // Groups are open while a filter is on, so that nobody has to look for what it found.
    const closed = select<HTMLDetailsElement>('[data-group]:not([open])');
    for (const group of closed) group.open = true;
    return () => {
      for (const group of closed) group.open = false;
    };
  }, [isFiltered]);

  useLayoutEffect(() => {
    // The page has changed its height after the browser went to the anchor. Not for a visitor who
    // has gone back to the top.
    if (isAwake && location.search && location.hash && scrollY > 0)
      document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
  }, [isAwake]);
}
