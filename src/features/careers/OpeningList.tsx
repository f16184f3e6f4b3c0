import type { WordsOf } from '../../content/words.ts';
import type { ListOptions } from '../../ui/filtered-list/list-query.ts';
import { useFilteredList } from '../../ui/filtered-list/useFilteredList.ts';
import { Island } from '../../ui/islands/Island.tsx';
import { formatCount } from './format-count.ts';

interface Props extends ListOptions {
  words: WordsOf<'careers'>;
}

/** The controls of the openings: a button for each department, even without an opening. */
export function OpeningList({ words, ...options }: Props) {
  const list = useFilteredList(options);
  const chosen = list.query.department ?? '';
  return (
    <Island>
      <form
        action={options.path}
        aria-label={words.careers.filter}
        className="hidden flex-wrap gap-1 scripted:flex"
        onSubmit={(event) => event.preventDefault()}
      >
        {['', ...(options.filters.department ?? [])].map((department) => (
          <button
            aria-pressed={department === chosen}
            className="tap rounded-sm border border-edge px-3 text-sm hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
            key={department}
            name="department"
            onClick={() => department !== chosen && list.change({ department })}
            type="submit"
            value={department}
          >
            {department || words.careers.all}
          </button>
        ))}
      </form>
      <p className="my-4 text-sm text-muted" role="status">
        {formatCount(list.found.length, chosen, words)}
      </p>
    </Island>
  );
}
