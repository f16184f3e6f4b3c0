import { type MouseEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  findItems,
  type ListOptions,
  type ListQuery,
  readQuery,
  writeQuery,
} from './list-query.ts';
import { useShownItems } from './useShownItems.ts';

/*
 * One way to filter a list, for articles, case studies, openings, laws and duties.
 *
 * - The route renders `FilteredList`, which has the HTML of all items, each with its id as
 *   `data-item`, and before it an island, such as `ArticleList.tsx`.
 * - The island calls this hook and renders the controls (`ListSearch`, `ListTabs`, `ListPager`). It
 *   gets the ids again in `items`, with what it needs to find them.
 * - The state is the query of the address. Every control is a link or a form that leads to the
 *   page in that state; `client:needed` keeps what is pressed before the island is awake.
 * - Without JavaScript all items are shown and no controls. What only scripts need has `scripted:`.
 */

export type FilteredList = ReturnType<typeof useFilteredList>;

/** Milliseconds without a key after which what was found is announced, once for a word. */
const pause = 500;

/** A click that opens the link in this window. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

export function useFilteredList({ path, items, filters, pageSize }: ListOptions) {
  /** Undefined in the HTML, which shows the first page of all. */
  const [query, setQuery] = useState<ListQuery>();
  const heading = useRef<HTMLHeadingElement>(null);
  const active = query ?? {};
  const result = useMemo(
    () => ({ ...findItems(items, query ?? {}, pageSize), q: query?.q ?? '' }),
    [items, query, pageSize],
  );
  useShownItems(query && result, Object.keys(active).length > 0);
  const [isTyped, setTyped] = useState(false);
  const [settled, setSettled] = useState(result);
  useEffect(() => {
    const settling = setTimeout(() => setSettled(result), pause);
    return () => clearTimeout(settling);
  }, [result]);

  useLayoutEffect(() => {
    const read = () => {
      const asked = readQuery(location.search, filters);
      const linked = items.find(({ id }) => `#${id}` === location.hash);
      const isHidden = linked && !findItems(items, asked, pageSize).shown.has(linked.id);
      setQuery(isHidden ? {} : asked);
    };
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, [items, filters, pageSize]);

  const find = (changes: ListQuery) => ({ ...active, page: '', ...changes });
  const hrefTo = (changes: ListQuery) => path + writeQuery(find(changes));

  function change(changes: ListQuery, method: 'pushState' | 'replaceState' = 'pushState') {
    const address = hrefTo(changes);
    setTyped(method === 'replaceState');
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

  const said = isTyped ? settled : result;
  return {
    ...said,
    path,
    query: active,
    /** The key of what is announced, so that the same text is announced again for another choice. */
    choice: Object.values({ ...active, q: said.q }).join(),
    /** The heading of the results. It takes the focus when the control that had it disappears. */
    heading,
    focusHeading: () => heading.current?.focus({ preventScroll: true }),
    change,
    link,
  };
}
