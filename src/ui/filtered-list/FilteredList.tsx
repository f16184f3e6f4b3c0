import type { ReactNode } from 'react';
import type { WordsOf } from '../../content/words.ts';
import { LoadNotes } from '../islands/LoadNotes.tsx';

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
export const FilteredList = ({ controls, children, className, pager, words: { ui } }: Props) => (
  <div className={`group/island ${className ?? ''}`} data-island="">
    {controls}
    <div className="relative">
      <LoadNotes failed={ui.listFailed} loading={ui.listLoading} reload={ui.reload} />
      <div className="group-data-[island=pending]/island:animate-appear" data-items="">
        {children}
      </div>
    </div>
    {pager}
  </div>
);
