import type { FilteredList } from './useFilteredList.ts';

/** A choice in a row of choices. */
export const chipClass =
  'tap flex items-center rounded-sm border border-transparent px-3 text-sm max-sm:border-edge max-sm:px-2.5 max-sm:text-xs hover:border-edge aria-current:bg-ink aria-current:text-paper aria-pressed:bg-ink aria-pressed:text-paper forced-colors:aria-current:underline forced-colors:aria-pressed:underline';

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

/** The values of a filter as links. They wrap, so that the focused one is always in view. */
export function ListTabs({ list, name, label, all, options, then }: Props) {
  const chosen = list.query[name] ?? '';
  return (
    <nav aria-label={label} className="min-w-0">
      <ul className="flex flex-wrap gap-1.5 sm:gap-x-1">
        {['', ...options].map((option) => (
          <li key={option}>
            <a
              aria-current={option === chosen ? 'true' : undefined}
              className={chipClass}
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
