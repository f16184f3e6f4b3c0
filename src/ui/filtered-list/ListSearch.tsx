import type { FilteredList } from './useFilteredList.ts';

/** A filter as a select, beside the search. */
interface ListSelect {
  /** The query parameter. */
  name: string;
  label: string;
  /** Label of the option that chooses everything. */
  all: string;
  options: readonly { value: string; label: string }[];
}

interface Props {
  list: FilteredList;
  /** Without one, there is no search, only selects. */
  label?: string;
  selects?: readonly ListSelect[];
}

const labelClass = 'flex min-w-0 grow flex-wrap items-center gap-x-3 text-sm font-medium';
const fieldClass = 'tap min-w-0 grow rounded-sm border border-edge bg-raised px-3 font-normal';

/** The search and the selects of a list: a form that keeps what else is chosen. */
export function ListSearch({ list: { path, query, change }, label, selects = [] }: Props) {
  const { q = '', page: _page, ...chosen } = query;
  const others = Object.entries(chosen).filter(([name]) =>
    selects.every((select) => select.name !== name),
  );
  const choices = selects.map(
    ({ name, options }) => options.find(({ value }) => value === chosen[name])?.label,
  );
  return (
    <search>
      <form
        action={path}
        className="flex flex-wrap gap-x-8 gap-y-2"
        onSubmit={(event) => event.preventDefault()}
      >
        {label && (
          <label className={`${labelClass} ${selects.length > 0 ? 'basis-full lg:basis-0' : ''}`}>
            {label}
            <input
              autoComplete="off"
              className={`${fieldClass} w-[10em]`}
              maxLength={200}
              name="q"
              onChange={(event) => change({ q: event.target.value }, 'replaceState')}
              type="search"
              value={q}
            />
          </label>
        )}
        {selects.map(({ name, label: what, all, options }) => (
          <label className={`${labelClass} basis-32 lg:basis-0`} key={name}>
            {what}
            <select
              className={`${fieldClass} select w-[9em]`}
              name={name}
              onChange={(event) => change({ [name]: event.target.value })}
              value={chosen[name] ?? ''}
            >
              <option value="">{all}</option>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          </label>
        ))}
        {others.map(([name, value]) => (
          <input key={name} name={name} type="hidden" value={value} />
        ))}
        {/* Enter submits the form before the island is there. */}
        <button hidden type="submit">
          {label}
        </button>
      </form>
      <p className="paper-only hidden font-medium">{[q, ...choices].filter(Boolean).join(' · ')}</p>
    </search>
  );
}
