import { toButtonClass } from './toButtonClass.ts';

interface Props {
  current: number;
  last: number;
  onTurn: (page: number) => void;
}

/** Nothing where one page holds everything; never a button that leads nowhere. */
export function Pager({ current, last, onTurn }: Props) {
  if (last < 2) return null;
  return (
    <nav
      aria-label="Pages of articles"
      className="mt-12 hidden grid-cols-3 items-center gap-4 border-t border-rule pt-6 js:grid"
    >
      {current > 1 && (
        <button
          className={`${toButtonClass('quiet')} justify-self-start`}
          onClick={() => onTurn(current - 1)}
          type="button"
        >
          Previous
        </button>
      )}
      <p className="col-start-2 justify-self-center text-sm text-muted tabular">
        Page {current} of {last}
      </p>
      {current < last && (
        <button
          className={`${toButtonClass('quiet')} justify-self-end`}
          onClick={() => onTurn(current + 1)}
          type="button"
        >
          Next
        </button>
      )}
    </nav>
  );
}
