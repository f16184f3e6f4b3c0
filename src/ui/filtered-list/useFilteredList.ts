import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { followAddress, pushQuery, replaceQuery } from './address.ts';
import { findItems, readControls, showFirst, showItems } from './items.ts';
import { addControls, changeQuery, type Query, readQuery } from './query.ts';
import { jumpToAnchor } from './scroll.ts';

interface Options<Name extends string> {
  /** The element around the controls and the items. */
  root: RefObject<HTMLElement | null>;
  /** The query parameters of the list. Its controls have the same names. */
  names: readonly Name[];
  /** Drops invalid values. */
  clean: (query: Query<Name>) => Query<Name>;
  /** @returns the keys (`data-item`) of the items to show */
  findKeys: (query: Query<Name>) => string[];
}

/**
 * Filters a list, which is complete in the HTML, by the query of the address, so that a reload,
 * Back and a shared link show the same items.
 * @returns `query`, undefined in the HTML and until the script runs; `push` and `replace`, which change the query with and without
 * a new history entry and take a callback that runs once the items are shown; and `refresh`, which
 * finds the items again after some were added.
 */
export function useFilteredList<Name extends string>({
  root,
  names,
  clean,
  findKeys,
}: Options<Name>) {
  const items = useRef<ReturnType<typeof findItems>>(new Map());
  const [state, setState] = useState<{
    query: Query<Name>;
    whenShown?: (isChanged: boolean) => void;
  }>();

  const read = () => clean(readQuery(location.search, names));
  const start = useEffectEvent(() => {
    items.current = findItems(root.current);
    const fromAddress = read();
    const query = addControls(fromAddress, readControls(root.current, names));
    setState({ query });
    if (query !== fromAddress) replaceQuery(changeQuery(location.search, query));
  });
  const follow = useEffectEvent(() =>
    setState({ query: read(), whenShown: (isChanged) => isChanged && jumpToAnchor() }),
  );
  const show = useEffectEvent(() => {
    if (!state) return;
    const isChanged = showItems(items.current, findKeys(state.query));
    state.whenShown?.(isChanged);
  });

  useLayoutEffect(() => {
    start();
    return followAddress(() => follow());
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the query has changed
  useLayoutEffect(() => show(), [state]);

  const changeBy =
    (write: (query: string) => void) =>
    (query: Query<Name>, whenShown = () => showFirst(items.current)) => {
      setState({ query, whenShown });
      write(changeQuery(location.search, query));
    };
  const refresh = () => {
    items.current = findItems(root.current);
    setState((before) => before && { query: before.query });
  };
  return {
    refresh,
    query: state?.query,
    push: changeBy(pushQuery),
    replace: changeBy(replaceQuery),
  };
}
