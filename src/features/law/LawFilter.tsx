import type { ReactNode } from 'react';
import { fillPlural } from '../../content/fill.ts';
import type { WordsOf } from '../../content/words.ts';
import { FilteredItems } from '../../ui/filtered-list/FilteredItems.tsx';
import { ListSearch, type ListSelect } from '../../ui/filtered-list/ListSearch.tsx';
import { type ListOptions, useFilteredList } from '../../ui/filtered-list/useFilteredList.ts';

interface Props extends ListOptions {
  selects: ListSelect[];
  /** How many laws have each status, as links to only these. */
  counts: { status: string; label: string; count: number }[];
  /** The articles of which only the laws can be shown. */
  articles: { number: string; title: string; path: string }[];
  words: WordsOf<'law'>;
  /** All laws as HTML, see `LawEntry`. */
  children?: ReactNode;
}

/** The register of law, with a search, selects, and links to the laws of a status. */
export function LawFilter({ selects, counts, articles, words, children, ...options }: Props) {
  const { law, tag } = words;
  const list = useFilteredList(options);
  const { found, query } = list;
  const all = options.items.length;
  const article = articles.find(({ number }) => number === query.article);

  return (
    <div className="wrap py-8">
      <div className="hidden js:block">
        <ListSearch label={law.search} list={list} selects={selects} />
        <ul className="mt-4 flex border-t-2 border-ink">
          {counts.map(({ status, label, count }) => (
            <li
              className="border-rule pe-3 not-first:border-s not-first:ps-3 sm:pe-6 sm:not-first:ps-6"
              key={status}
            >
              <a
                aria-current={status === query.status ? 'true' : undefined}
                className="group/count flex h-full flex-col gap-x-2 py-2 sm:flex-row sm:items-baseline"
                {...list.link({ status: status === query.status ? '' : status })}
              >
                <span className="font-display text-xl tabular">{count.toLocaleString(tag)}</span>
                <span className="link text-sm group-aria-current/count:font-bold">{label}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <p className="text-lg not-empty:mt-6" ref={list.heading} role="status" tabIndex={-1}>
        {article && (
          <>
            {fillPlural(law.inArticle, tag, found.length)}
            {': '}
            <a className="link" href={article.path}>
              {article.title}
            </a>
          </>
        )}
        {!article && found.length === 0 && law.showsNone}
        {!article &&
          found.length > 0 &&
          found.length < all &&
          fillPlural(law.foundSome, tag, all, { found: found.length })}
      </p>
      {found.length < all && (
        <p className="mt-1">
          <a
            className="link tap inline-flex items-center text-sm"
            {...list.link(without(query), list.focusHeading)}
          >
            {fillPlural(law.allEntries, tag, all)}
          </a>
        </p>
      )}
      <FilteredItems list={list}>{children}</FilteredItems>
    </div>
  );
}

/** @returns the changes that ask for everything again */
const without = (query: object) => Object.fromEntries(Object.keys(query).map((name) => [name, '']));
