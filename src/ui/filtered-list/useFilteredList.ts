import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { followAddress, pushQuery, replaceQuery } from './address.ts';
import { findItems, readControls, showFirst, showItems } from './items.ts';
import { addControls, changeQuery, type Query, readQuery } from './query.ts';
import { jumpToAnchor } from './scroll.ts';

interface Options<Name extends string> {
  /** The query parameters of the list; its controls carry the same names. */
  names: readonly Name[];
  /** Drops the values that mean nothing to the list. */
  clean: (query: Query<Name>) => Query<Name>;
  /** @returns the keys of the items to show, which tell theirs in `data-item` */
  findKeys: (query: Query<Name>) => string[];
}

/**
 * A list that the build made whole and that the query of the address narrows down, through
 * reload, Back and a shared link.
 * @returns a ref for the element around the controls and the items; the query, undefined in the
 * HTML and until the script runs; two ways to change it, one that Back undoes and one that
 * it does not, which both take what is to be done once the items show; and a function that finds
 * the items again after some were added.
 */
export function useFilteredList<Name extends string>({ names, clean, findKeys }: Options<Name>) {
  const root = useRef<HTMLDivElement>(null);
  const items = useRef<ReturnType<typeof findItems>>(new Map());
  const [asked, setAsked] = useState<{
    query: Query<Name>;
    whenShown?: (isMoved: boolean) => void;
  }>();

  const read = () => clean(readQuery(location.search, names));
  const start = useEffectEvent(() => {
    items.current = findItems(root.current);
    const told = read();
    const begun = addControls(told, readControls(root.current, names));
    setAsked({ query: begun });
    if (begun !== told) replaceQuery(changeQuery(location.search, begun));
  });
  const follow = useEffectEvent(() =>
    setAsked({ query: read(), whenShown: (isMoved) => isMoved && jumpToAnchor() }),
  );
  const show = useEffectEvent(() => {
    if (!asked) return;
    const isMoved = showItems(items.current, findKeys(asked.query));
    asked.whenShown?.(isMoved);
  });

  useLayoutEffect(() => {
    start();
    return followAddress(() => follow());
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs where the query has changed
  useLayoutEffect(() => show(), [asked]);

  const changeBy =
    (write: (query: string) => void) =>
    (query: Query<Name>, whenShown = () => showFirst(items.current)) => {
      setAsked({ query, whenShown });
      write(changeQuery(location.search, query));
    };
  const refresh = () => {
    items.current = findItems(root.current);
    setAsked((before) => before && { query: before.query });
  };
  return {
    root,
    refresh,
    query: asked?.query,
    push: changeBy(pushQuery),
    replace: changeBy(replaceQuery),
  };
}
