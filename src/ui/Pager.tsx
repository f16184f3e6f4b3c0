import { fill } from '../content/words/fill.ts';
import type { WordsOf } from '../content/words/words.ts';
import { buttonClass } from './button-class.ts';

interface Props {
  current: number;
  last: number;
  onTurn: (page: number) => void;
  words: WordsOf<'ui'>;
}

/** Renders nothing if there is only one page, and no button without a page to go to. */
export function Pager({ current, last, onTurn, words: { ui } }: Props) {
  if (last < 2) return null;
  const turn = (label: string, page: number) => (
    <button className={buttonClass('quiet')} onClick={() => onTurn(page)} type="button">
      {label}
    </button>
  );
  return (
    <nav
      aria-label={ui.pages}
      className="mt-12 hidden grid-cols-centred items-center gap-4 border-t border-rule pt-6 js:grid"
      data-pager=""
    >
      <div>{current > 1 && turn(ui.previous, current - 1)}</div>
      <p className="text-sm text-muted tabular">{fill(ui.page, { current, last })}</p>
      <div className="text-end">{current < last && turn(ui.next, current + 1)}</div>
    </nav>
  );
}
