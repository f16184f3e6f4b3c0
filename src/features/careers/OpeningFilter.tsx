import type { ReactNode } from 'react';
import type { WordsOf } from '../../content/words/words.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { useFilteredList } from '../../ui/filtered-list/useFilteredList.ts';
import {
  cleanOpeningQuery,
  type FilteredOpening,
  filterOpenings,
  formatCount,
  openingParameters,
} from './opening-list.ts';

interface Props {
  departments: readonly string[];
  openings: FilteredOpening[];
  words: WordsOf<'careers'>;
  /** The openings as rendered HTML. The island only hides and shows them. */
  children?: ReactNode;
}

/** Shows the openings of one department, which is kept in the address of the page. */
export function OpeningFilter({ departments, openings, words, children }: Props) {
  const { root, query, push } = useFilteredList({
    names: openingParameters,
    clean: (query) => cleanOpeningQuery(query, departments),
    findKeys: (query) => filterOpenings(openings, query).map(({ id }) => id),
  });
  const { department } = query ?? { department: '' };

  return (
    <div ref={root}>
      <fieldset className="hidden flex-wrap gap-2 js:flex">
        <legend className="sr-only">{words.careers.filter}</legend>
        {['', ...departments].map((choice) => (
          <button
            aria-pressed={choice === department}
            className={`${buttonClass('quiet')} aria-pressed:selected-fill`}
            key={choice}
            onClick={() => choice !== department && push({ department: choice })}
            type="button"
          >
            {choice || words.careers.all}
          </button>
        ))}
      </fieldset>
      <p className="mt-4 mb-4 text-sm text-muted" role="status">
        {formatCount(filterOpenings(openings, { department }).length, department, words)}
      </p>
      <div data-pending={query ? undefined : ''}>{children}</div>
    </div>
  );
}
