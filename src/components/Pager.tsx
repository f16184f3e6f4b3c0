interface Props {
  current: number;
  last: number;
  disabled: boolean;
  onTurn: (page: number) => void;
}

const look =
  'tap rounded-sm border border-edge px-5 text-sm font-medium hover:border-ink hover:bg-sunken active:translate-y-px';

/** Nothing where one page holds everything; never a button that leads nowhere. */
export function Pager({ current, last, disabled, onTurn }: Props) {
  if (last < 2) return null;
  return (
    <nav
      aria-label="Pages of articles"
      className="mt-12 hidden items-center gap-4 border-t border-rule pt-6 js:flex"
    >
      {current > 1 && (
        <button
          className={look}
          disabled={disabled}
          onClick={() => onTurn(current - 1)}
          type="button"
        >
          Previous
        </button>
      )}
      {current < last && (
        <button
          className={`${look} ml-auto`}
          disabled={disabled}
          onClick={() => onTurn(current + 1)}
          type="button"
        >
          Next
        </button>
      )}
    </nav>
  );
}
