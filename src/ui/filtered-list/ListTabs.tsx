import { useLayoutEffect, useRef } from 'react';
import type { FilteredList } from './useFilteredList.ts';

interface Props {
  list: FilteredList;
  /** The query parameter of the filter. */
  name: string;
  /** What is chosen here, for screen readers. */
  label: string;
  /** Label of the tab that chooses everything. */
  all: string;
  options: readonly string[];
  /** What happens once the items are shown. */
  then?: () => void;
}

/** The values of a filter as links in a row, which a phone scrolls to the chosen one. */
export function ListTabs({ list, name, label, all, options, then }: Props) {
  const row = useRef<HTMLUListElement>(null);
  const chosen = list.query[name] ?? '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new choice may be out of view
  useLayoutEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (tab) row.current?.scrollTo({ left: tab.offsetLeft - 18, behavior: 'instant' });
  }, [chosen]);

  return (
    <nav aria-label={label} className="min-w-0">
      <ul
        className="relative -mx-4.5 flex gap-1 overflow-x-auto px-4.5 py-1 scrollbar-none max-sm:fade-ends sm:mx-0 sm:flex-wrap sm:px-0"
        ref={row}
      >
        {['', ...options].map((option) => (
          <li className="shrink-0" key={option}>
            <a
              aria-current={option === chosen ? 'true' : undefined}
              className="tap flex items-center rounded-sm border border-transparent px-3 text-sm hover:border-edge aria-current:bg-ink aria-current:text-paper forced-colors:aria-current:border-current"
              {...list.link({ [name]: option }, then)}
            >
              {option || all}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
