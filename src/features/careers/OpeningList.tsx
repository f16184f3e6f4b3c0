import { fillPlural } from '../../content/words.ts';
import { chipClass } from '../../ui/filtered-list/ListTabs.tsx';
import { useFilteredList } from '../../ui/filtered-list/useFilteredList.ts';
import { Island } from '../../ui/islands/Island.tsx';
import type { getCareersPage } from './careers-pages.ts';

type Props = ReturnType<typeof getCareersPage>['list'];

/** The controls of the openings: a button for each department, even without an opening. */
export function OpeningList({ words: { careers, tag }, ...options }: Props) {
  const list = useFilteredList(options);
  const chosen = list.query.department ?? '';
  const count = list.found.length;
  const found = chosen
    ? fillPlural(careers.openingsIn, tag, count, { department: chosen })
    : fillPlural(careers.openings, tag, count);
  return (
    <Island>
      <form
        action={options.path}
        aria-label={careers.filter}
        className="hidden flex-wrap gap-1.5 scripted:flex sm:gap-x-1"
        onSubmit={(event) => event.preventDefault()}
      >
        {['', ...options.filters.department].map((department) => (
          <button
            aria-pressed={department === chosen}
            className={chipClass}
            key={department}
            name="department"
            onClick={() => department !== chosen && list.change({ department })}
            type="submit"
            value={department}
          >
            {department || careers.all}
          </button>
        ))}
      </form>
      <p className={chosen ? 'mt-4 text-sm text-muted' : 'sr-only'} role="status">
        {count === 0 ? careers.noOpenings : found}
      </p>
    </Island>
  );
}
