import { useLayoutEffect } from 'react';

const select = <Found extends HTMLElement>(selector: string) => [
  ...document.querySelectorAll<Found>(`[data-items] ${selector}`),
];

/**
 * Shows and hides the items of the list, which are HTML that React does not render.
 * @param shown the ids of the items; undefined until the island is awake
 * @param isFiltered whether the address asks for some of them only
 */
export function useShownItems(shown: ReadonlySet<string> | undefined, isFiltered: boolean) {
  const isAwake = shown !== undefined;

  useLayoutEffect(() => {
    if (!shown) return;
    const items = select('[data-item]');
    for (const item of items) item.hidden = !shown.has(item.dataset.item ?? '');
    // If React gives the island up, nothing stays hidden.
    return () => {
      for (const item of items) item.hidden = false;
    };
  }, [shown]);

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
