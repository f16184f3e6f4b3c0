import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { FilteredList } from './useFilteredList.ts';

interface Props {
  list: FilteredList;
  /** The items as HTML, each with its id as `data-item`. */
  children?: ReactNode;
}

/**
 * The items of a list. React does not render them: this effect shows or hides the HTML that is
 * there. Until then styles show the first page; if the address asks for something else, the items
 * stay invisible, for four seconds at most.
 */
export function FilteredItems({ list: { shown, query, isAwake }, children }: Props) {
  const items = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (!isAwake) return;
    for (const item of items.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [])
      item.hidden = !shown.has(item.dataset.item ?? '');
  }, [shown, isAwake]);

  const isFiltered = Object.keys(query).length > 0;
  useLayoutEffect(() => {
    if (!isFiltered) return;
    // Groups are open while a filter is on, so that nobody has to look for what it found.
    const closed = [
      ...(items.current?.querySelectorAll<HTMLDetailsElement>('[data-group]:not([open])') ?? []),
    ];
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

  return (
    <div
      className="js:in-data-asked:data-pending:animate-appear"
      data-pending={isAwake ? undefined : ''}
      ref={items}
    >
      {children}
    </div>
  );
}
