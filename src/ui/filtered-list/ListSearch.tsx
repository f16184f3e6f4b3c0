import type { FilteredList } from './useFilteredList.ts';

interface Props {
  list: FilteredList;
  label: string;
}

/** The search of a list: a form that keeps what the filters have chosen. */
export function ListSearch({ list: { path, query, change }, label }: Props) {
  const { q = '', page: _page, ...chosen } = query;
  return (
    <search>
      <form action={path} onSubmit={(event) => event.preventDefault()}>
        <label className="flex flex-wrap items-center gap-x-3 text-sm font-medium">
          {label}
          <input
            autoComplete="off"
            className="tap w-40 min-w-0 grow rounded-sm border border-edge bg-raised px-3 font-normal"
            maxLength={200}
            name="q"
            onChange={(event) => change({ q: event.target.value }, 'replaceState')}
            type="search"
            value={q}
          />
        </label>
        {Object.entries(chosen).map(([name, value]) => (
          <input key={name} name={name} type="hidden" value={value} />
        ))}
        {/* Enter submits the form before the island is there. */}
        <button hidden type="submit">
          {label}
        </button>
      </form>
    </search>
  );
}
