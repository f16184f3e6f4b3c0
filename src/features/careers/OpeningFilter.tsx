import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { buttonClass } from '../../ui/button-class.ts';
import { changeQuery } from '../../ui/filtered-list/query.ts';
import { useAddressState } from '../../ui/filtered-list/useAddressState.ts';
import { filterOpenings, formatCount, readDepartment } from './opening-list.ts';

interface Props {
  departments: readonly string[];
  openings: { id: string; department: string }[];
  /** The list as the build made it; each item tells its opening in `data-opening`. */
  children?: ReactNode;
}

/** Shows the openings of one department; the address of the page keeps which. */
export function OpeningFilter({ departments, openings, children }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const { state: asked, push } = useAddressState<{ department: string | undefined }>({
    read: () => ({ department: readDepartment(location.search, departments) }),
    changeQuery: (state) => changeQuery(location.search, state),
  });
  const department = asked?.department;
  const shown = filterOpenings(openings, department);

  useLayoutEffect(() => {
    const items = list.current?.querySelectorAll<HTMLElement>('[data-opening]') ?? [];
    for (const item of items) item.hidden = !shown.some(({ id }) => id === item.dataset.opening);
  }, [shown]);

  return (
    <>
      <fieldset className="hidden flex-wrap gap-2 js:flex">
        <legend className="sr-only">Filter by department</legend>
        {[undefined, ...departments].map((choice) => (
          <button
            aria-pressed={choice === department}
            className={`${buttonClass('quiet')} aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper`}
            key={choice ?? 'All'}
            onClick={() => choice !== department && push({ department: choice })}
            type="button"
          >
            {choice ?? 'All'}
          </button>
        ))}
      </fieldset>
      <p className="mt-4 mb-4 text-sm text-muted" role="status">
        {formatCount(shown.length, department)}
      </p>
      <div data-pending={asked ? undefined : ''} ref={list}>
        {children}
      </div>
    </>
  );
}
