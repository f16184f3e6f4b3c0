import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { fill, type WordsOf } from '../../content/words.ts';
import { buttonClass } from '../button-class.ts';
import { type ListOptions, writeQuery } from './list-query.ts';
import type { FilteredList } from './useFilteredList.ts';

type PagerWords = { ui: Pick<WordsOf<'ui'>['ui'], 'pages' | 'page' | 'previous' | 'next'> };

interface LinksProps extends Pick<FilteredList, 'current' | 'last'> {
  /** @returns the attributes of a link to a page */
  link: (page: string) => object;
  words: PagerWords;
}

function PageLinks({ current, last, link, words: { ui } }: LinksProps) {
  if (last < 2) return null;
  const turn = (label: string, page: number) => (
    <a className={buttonClass('quiet')} {...link(page === 1 ? '' : String(page))}>
      {label}
    </a>
  );
  return (
    <nav
      aria-label={ui.pages}
      className="mt-12 hidden grid-cols-[minmax(max-content,1fr)_minmax(0,auto)_minmax(max-content,1fr)] items-center gap-4 border-t border-rule pt-6 group-data-[island=failed]/island:hidden scripted:grid"
    >
      <div>{current > 1 && turn(ui.previous, current - 1)}</div>
      <p className="text-sm text-muted tabular">{fill(ui.page, { current, last })}</p>
      <div className="text-end">{current < last && turn(ui.next, current + 1)}</div>
    </nav>
  );
}

interface PagerProps extends Pick<ListOptions, 'path' | 'items'> {
  pageSize: number;
  words: PagerWords;
}

/** Links to the pages of a list, if it has more than one; after the items. The island replaces them. */
export const ListPager = ({ path, items, pageSize, words }: PagerProps) => (
  <div data-pager="">
    <PageLinks
      current={1}
      last={Math.ceil(items.length / pageSize)}
      link={(page) => ({ href: path + writeQuery({ page }) })}
      words={words}
    />
  </div>
);

/** Renders into the place of `ListPager`, which is outside of the island. */
function InPlaceOfPager({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<Element>();
  useLayoutEffect(() => {
    const found = document.querySelector('[data-pager]');
    found?.replaceChildren();
    setPlace(found ?? undefined);
  }, []);
  return place && createPortal(children, place);
}

/** The same, as part of the island. */
export function LivePager({ list, words }: { list: FilteredList; words: PagerWords }) {
  const { current, last, link, focusHeading } = list;
  const jump = () => {
    scrollTo({ top: 0, behavior: 'instant' });
    focusHeading();
  };
  return (
    <InPlaceOfPager>
      <PageLinks
        current={current}
        last={last}
        link={(page) => link({ page }, jump)}
        words={words}
      />
    </InPlaceOfPager>
  );
}
