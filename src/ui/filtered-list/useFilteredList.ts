import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { followAddress, pushQuery, replaceQuery } from './address.ts';
import { meetAnchor } from './anchor.ts';
import { findItems, readControls, showItems } from './items.ts';
import { addControls, changeQuery, type Query, readQuery } from './query.ts';

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
 * HTML and until the script runs; and two ways to change it, one that Back undoes and one that
 * it does not
 */
export function useFilteredList<Name extends string>({ names, clean, findKeys }: Options<Name>) {
  const root = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<Query<Name>>();
  const items = useRef<ReadonlyMap<string, HTMLElement>>(new Map());
  /** The address led to the query, not a control. */
  const isTold = useRef(true);

  const change = (query: Query<Name>, told: boolean) => {
    isTold.current = told;
    setAsked(query);
  };
  const read = () => clean(readQuery(location.search, names));
  const start = useEffectEvent(() => {
    items.current = findItems(root.current);
    const told = read();
    const begun = addControls(told, readControls(root.current, names));
    change(begun, true);
    if (begun !== told) replaceQuery(changeQuery(location.search, begun));
  });
  const follow = useEffectEvent(() => change(read(), true));
  const show = useEffectEvent(() => {
    const isMoved = asked && showItems(items.current, findKeys(asked));
    if (isMoved && isTold.current) meetAnchor();
  });

  useLayoutEffect(() => {
    start();
    return followAddress(() => follow());
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs where the query has changed
  useLayoutEffect(() => show(), [asked]);

  return {
    root,
    asked,
    push: (next: Query<Name>) => {
      change(next, false);
      pushQuery(changeQuery(location.search, next));
    },
    replace: (next: Query<Name>) => {
      change(next, false);
      replaceQuery(changeQuery(location.search, next));
    },
  };
}
