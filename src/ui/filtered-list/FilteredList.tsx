import type { ReactNode } from 'react';
import type { WordsOf } from '../../content/words.ts';
import { LoadFailure } from '../islands/LoadFailure.tsx';

interface Props {
  /** The island. */
  controls?: ReactNode;
  /** The items, each with its id as `data-item`. */
  children?: ReactNode;
  className?: string;
  /** Links to other pages of the list. */
  pager?: ReactNode;
  words: WordsOf<'ui'>;
}

/**
 * A list whose island shows and hides its items. Before it does, the first page is shown. If the
 * address asks for something else, the items are hidden, for a second at most; then all are shown.
 */
export const FilteredList = ({ controls, children, className, pager, words }: Props) => (
  <div className={`group/island ${className ?? ''}`} data-island="">
    {controls}
    <div className="relative">
      <p className="absolute inset-x-0 z-1 hidden animate-appear border-s-4 border-mark bg-raised p-3 text-sm group-data-[island=pending]/island:block group-aria-busy/island:block">
        {words.ui.listLoading}
      </p>
      <LoadFailure text={words.ui.listFailed} words={words} />
      <div className="group-data-[island=pending]/island:animate-appear" data-items="">
        {children}
      </div>
    </div>
    {pager}
  </div>
);
