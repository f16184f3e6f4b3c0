import { buttonClass } from './button-class.ts';

interface Props {
  current: number;
  last: number;
  onTurn: (page: number) => void;
}

/** Nothing where one page holds everything; never a button that leads nowhere. */
export function Pager({ current, last, onTurn }: Props) {
  if (last < 2) return null;
  const turn = (label: string, page: number) => (
    <button className={buttonClass('quiet')} onClick={() => onTurn(page)} type="button">
      {label}
    </button>
  );
  return (
    <nav
      aria-label="Pages of articles"
      className="mt-12 hidden items-center justify-between gap-4 border-t border-rule pt-6 js:flex"
    >
      {current > 1 ? turn('Previous', current - 1) : <span />}
      <p className="text-sm text-muted tabular">
        Page {current} of {last}
      </p>
      {current < last ? turn('Next', current + 1) : <span />}
    </nav>
  );
}
