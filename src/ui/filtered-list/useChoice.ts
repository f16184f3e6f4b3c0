import { useRef } from 'react';
import { type ChoiceItem, cleanChoice, filterByChoice } from './choice.ts';
import { useFilteredList } from './useFilteredList.ts';

interface Options {
  /** The query parameter that holds the choice. */
  name: string;
  choices: readonly string[];
  items: readonly ChoiceItem[];
}

/**
 * Shows the items of one choice, which is kept in the address of the page.
 * @returns `root`, a ref for the element around the controls and the items; what is `chosen`, or '';
 * the `count` of items shown; whether the list `isReady`, not in the HTML; and `choose`, which makes
 * a history entry unless the choice is one of a run of the arrow keys.
 */
export function useChoice({ name, choices, items }: Options) {
  const root = useRef<HTMLDivElement>(null);
  const { query, push, replace } = useFilteredList({
    root,
    names: [name],
    clean: ({ [name]: asked = '' }) => ({
      [name]: cleanChoice(asked, location.hash, choices, items),
    }),
    findKeys: ({ [name]: chosen = '' }) => filterByChoice(items, chosen).map(({ key }) => key),
  });
  const chosen = query?.[name] ?? '';
  return {
    root,
    chosen,
    count: filterByChoice(items, chosen).length,
    isReady: query !== undefined,
    choose: (choice: string, isArrowRun = false) =>
      (isArrowRun ? replace : push)({ [name]: choice }),
  };
}
