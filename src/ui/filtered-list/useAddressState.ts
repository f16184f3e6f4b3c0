import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { followAddress, pushQuery, replaceQuery } from './address.ts';

interface Options<State> {
  /** Reads the state from the address. */
  read: () => State;
  /** @returns the query that tells the state */
  changeQuery: (state: State) => string;
  /**
   * Adds what the visitor did before the script had come, or what the browser put back.
   * @returns the very same state where there is nothing to add
   */
  addEarly?: (state: State) => State;
}

/**
 * A state that the query of the address keeps, through reload, Back and a shared link.
 * @returns the state, undefined in the HTML and until the script runs; and two ways to change
 * it, one that Back undoes and one that it does not
 */
export function useAddressState<State extends object>({
  read,
  changeQuery,
  addEarly,
}: Options<State>) {
  const [state, setState] = useState<State>();

  const start = useEffectEvent(() => {
    const told = read();
    const begun = addEarly?.(told) ?? told;
    setState(begun);
    if (begun !== told) replaceQuery(changeQuery(begun));
  });
  const follow = useEffectEvent(() => setState(read()));

  useLayoutEffect(() => {
    start();
    return followAddress(() => follow());
  }, []);

  return {
    state,
    push: (next: State) => {
      setState(next);
      pushQuery(changeQuery(next));
    },
    replace: (next: State) => {
      setState(next);
      replaceQuery(changeQuery(next));
    },
  };
}
