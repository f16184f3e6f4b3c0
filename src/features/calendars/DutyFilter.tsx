import type { ReactNode } from 'react';
import { fillPlural } from '../../content/fill.ts';
import type { WordsOf } from '../../content/words.ts';
import { FilteredItems } from '../../ui/filtered-list/FilteredItems.tsx';
import { ListSearch, type ListSelect } from '../../ui/filtered-list/ListSearch.tsx';
import { type ListOptions, useFilteredList } from '../../ui/filtered-list/useFilteredList.ts';
import { isState } from './duty-year.ts';

interface Props extends ListOptions {
  selects: ListSelect[];
  words: WordsOf<'calendars'>;
  /** All duties as HTML, see `DutyLines`. */
  children?: ReactNode;
}

/** The calendar, with a select for the place and one for the subject. */
export function DutyFilter({ selects, words, children, ...options }: Props) {
  const { calendars, tag } = words;
  const list = useFilteredList(options);
  const [count, all] = [list.found.length, options.items.length];
  return (
    <div className="wrap py-8">
      <h2 className="text-2xl">{calendars.fromToday}</h2>
      {selects.length > 0 && (
        <div className="mt-4 hidden js:block lg:w-[calc(2*var(--side)+2rem)]">
          <ListSearch list={list} selects={selects} />
        </div>
      )}
      <p className="my-2 min-h-6 text-sm text-muted" role="status">
        {count === 0 && calendars.none}
        {count > 0 && count < all && fillPlural(calendars.foundSome, tag, all, { found: count })}
        {isState({ code: list.query.place ?? '' }) && `. ${calendars.withCountry}`}
      </p>
      <FilteredItems list={list}>{children}</FilteredItems>
    </div>
  );
}
