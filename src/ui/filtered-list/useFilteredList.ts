import { type MouseEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  type Filters,
  findItems,
  type ListItem,
  type ListQuery,
  readQuery,
  writeQuery,
} from './list-query.ts';

/*
 * One way to filter a list, for articles, case studies, openings, laws and duties.
 *
 * - A feature has an island, such as `ArticleList.tsx`, that calls this hook, renders the controls
 *   (`ListSearch`, `ListTabs`, `ListPager`), and puts its children into `FilteredItems`.
 * - The children are the HTML of all items, which Astro has rendered. Each has its id as
 *   `data-item`. The island gets the ids again in `items`, with what it needs to find them.
 * - The state is the query of the address. Every control is a link or a form that leads to the
 *   page in that state, so it works before the island is hydrated, which `client:needed` decides.
 * - Without JavaScript all items are shown and no controls. What only scripts need has `js:`.
 */

/** What an island is given of its list. */
export interface ListOptions {
  /** Path of the page. */
  path: string;
  items: readonly ListItem[];
  filters: Filters;
  pageSize?: number;
}

export type FilteredList = ReturnType<typeof useFilteredList>;

/** A click that opens the link in this window. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

export function useFilteredList({ path, items, filters, pageSize }: ListOptions) {
  /** Undefined in the HTML, which shows the first page of all. */
  const [query, setQuery] = useState<ListQuery>();
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const active = query ?? {};
  const result = useMemo(() => findItems(items, query ?? {}, pageSize), [items, query, pageSize]);

  useLayoutEffect(() => {
    const read = () => {
      const asked = readQuery(location.search, filters);
      const linked = items.find(({ id }) => `#${id}` === location.hash);
      const isHidden = linked && !findItems(items, asked, pageSize).shown.has(linked.id);
      setQuery(isHidden ? {} : asked);
    };
    // What a visitor typed or chose before the script was there.
    const early = [...new FormData(form.current ?? undefined)].filter(([, value]) => value !== '');
    if (early.length > 0) {
      const asked = new URLSearchParams(location.search);
      for (const [name, value] of early) asked.set(name, String(value));
      history.replaceState(null, '', `?${asked}`);
    }
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, [items, filters, pageSize]);

  const find = (changes: ListQuery) => ({ ...active, page: '', ...changes });
  const hrefTo = (changes: ListQuery) => path + writeQuery(find(changes));

  function change(changes: ListQuery, method: 'pushState' | 'replaceState' = 'pushState') {
    const address = hrefTo(changes);
    setQuery(readQuery(writeQuery(find(changes)), filters));
    try {
      history[method](null, '', address);
    } catch {
      // Safari allows a hundred changes in half a minute. The next one is written again.
    }
  }

  /**
   * The attributes of a link that changes the list.
   * @param then what happens once the items are shown
   */
  const link = (changes: ListQuery, then?: () => void) => ({
    href: hrefTo(changes),
    onClick(event: MouseEvent) {
      if (!isPlain(event)) return;
      event.preventDefault();
      change(changes);
      then?.();
    },
  });

  return {
    ...result,
    path,
    query: active,
    isAwake: query !== undefined,
    /** The form with the search and the selects, if the list has them. */
    form,
    /** The heading of the results. It takes the focus when the control that had it disappears. */
    heading,
    focusHeading: () => heading.current?.focus({ preventScroll: true }),
    change,
    link,
  };
}
