import { fill } from '../../content/fill.ts';
import type { WordsOf } from '../../content/words.ts';
import { buttonClass } from '../button-class.ts';
import type { FilteredList } from './useFilteredList.ts';

interface Props {
  list: FilteredList;
  words: WordsOf<'ui'>;
}

/** Links to the pages of a list, if it has more than one. */
export function ListPager({ list, words: { ui } }: Props) {
  const { current, last, link, focusHeading } = list;
  if (last < 2) return null;
  const jump = () => {
    scrollTo({ top: 0, behavior: 'instant' });
    focusHeading();
  };
  const turn = (label: string, page: number) => (
    <a className={buttonClass('quiet')} {...link({ page: page === 1 ? '' : String(page) }, jump)}>
      {label}
    </a>
  );
  return (
    <nav
      aria-label={ui.pages}
      className="mt-12 hidden grid-cols-[minmax(max-content,1fr)_minmax(0,auto)_minmax(max-content,1fr)] items-center gap-4 border-t border-rule pt-6 js:grid"
    >
      <div>{current > 1 && turn(ui.previous, current - 1)}</div>
      <p className="text-sm text-muted tabular">{fill(ui.page, { current, last })}</p>
      <div className="text-end">{current < last && turn(ui.next, current + 1)}</div>
    </nav>
  );
}
