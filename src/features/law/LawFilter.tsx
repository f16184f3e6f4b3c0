import { useMemo } from 'react';
import { fillPlural } from '../../content/words.ts';
import { ListSearch } from '../../ui/filtered-list/ListSearch.tsx';
import { findItems } from '../../ui/filtered-list/list-query.ts';
import { useFilteredList } from '../../ui/filtered-list/useFilteredList.ts';
import { Island } from '../../ui/islands/Island.tsx';
import type { getLawPage } from './law-page.ts';

type Props = ReturnType<typeof getLawPage>['filter'];

/** The controls of the register of law: a search, selects, and links to the laws of a status. */
export function LawFilter({ selects, counts, articles, words, ...options }: Props) {
  const { law, tag } = words;
  // The id is a file name, which often has the initials by which a law is known.
  const items = useMemo(
    () =>
      options.items.map((item) => ({ ...item, text: `${item.text} ${splitFileName(item.id)}` })),
    [options.items],
  );
  const list = useFilteredList({ ...options, items });
  const { found, query } = list;
  const all = options.items.length;
  const article = articles.find(({ number }) => number === query.article);
  const countOf = (status: string) => findItems(items, { ...query, status }).found.length;
  const isPart = found.length > 0 && found.length < all;
  const describe = () => {
    if (article) return fillPlural(law.inArticle, tag, found.length);
    if (found.length === 0) return law.showsNone;
    return isPart
      ? fillPlural(law.foundSome, tag, all, { found: found.length })
      : fillPlural(law.count, tag, all);
  };

  return (
    <Island>
      <div className="hidden scripted:block">
        <ListSearch label={law.search} list={list} selects={selects} />
        <ul className="mt-4 grid grid-cols-2 border-t-2 border-ink sm:flex sm:flex-wrap">
          {counts.map(({ status, label }) => (
            <li
              className="border-rule pe-3 max-sm:nth-[n+3]:border-t even:border-s even:ps-3 sm:pe-6 sm:not-first:border-s sm:not-first:ps-6"
              key={status}
            >
              <a
                aria-current={status === query.status ? 'true' : undefined}
                className="group/count flex h-full flex-col gap-x-2 pt-3 pb-2 sm:flex-row sm:items-baseline"
                {...list.link({ status: status === query.status ? '' : status })}
              >
                <span className="font-display text-xl tabular">
                  {countOf(status).toLocaleString(tag)}
                </span>
                <span className="link text-sm group-aria-current/count:font-bold">{label}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <p
        className={article || isPart || found.length === 0 ? 'mt-6 text-lg' : 'sr-only'}
        ref={list.heading}
        role="status"
        tabIndex={-1}
      >
        <span key={list.choice}>{describe()}</span>
      </p>
      {article && (
        <p>
          <a className="link" href={article.path}>
            {article.title}
          </a>
        </p>
      )}
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
    </Island>
  );
}

/** @returns the words of a file name, from an anchor such as `law-air-act-1981` */
const splitFileName = (anchor: string) => anchor.split('-').slice(1).join(' ');

/** @returns the changes that ask for everything again */
const without = (query: object) => Object.fromEntries(Object.keys(query).map((name) => [name, '']));
