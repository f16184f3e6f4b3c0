import { fill, fillPlural } from '../../content/words.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { LivePager } from '../../ui/filtered-list/ListPager.tsx';
import { ListSearch } from '../../ui/filtered-list/ListSearch.tsx';
import { ListTabs } from '../../ui/filtered-list/ListTabs.tsx';
import { useFilteredList } from '../../ui/filtered-list/useFilteredList.ts';
import { Island } from '../../ui/islands/Island.tsx';
import type { getArticleList } from './article-list.ts';

type Props = ReturnType<typeof getArticleList>['list'];

/** The controls of the list of articles: a search, a tab for each category, and pages. */
export function ArticleList({ words, ...options }: Props) {
  const { articles, tag } = words;
  const list = useFilteredList(options);
  const { found, current, last, query } = list;
  const [count, all] = [found.length, options.items.length];
  const shown =
    count === all
      ? fillPlural(articles.found, tag, all)
      : fillPlural(articles.foundSome, tag, all, { found: count });
  const status = last > 1 ? fill(articles.onPage, { articles: shown, page: current, last }) : shown;

  function clearSearch() {
    list.change({ q: '' });
    list.focusHeading();
  }

  return (
    <Island>
      <div className="hidden grid-cols-1 gap-x-8 gap-y-3 scripted:grid lg:grid-cols-[var(--side)_minmax(0,1fr)] lg:items-center">
        <ListSearch label={articles.search} list={list} />
        <ListTabs
          all={articles.allTopics}
          label={articles.topic}
          list={list}
          name="category"
          options={options.filters.category}
          then={() => scrollTo({ top: 0 })}
        />
      </div>
      <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4 pb-2 lg:mt-4 lg:pb-4">
        <h2
          className={count === 0 ? 'sr-only' : 'text-lg'}
          id="articles"
          ref={list.heading}
          tabIndex={-1}
        >
          {query.category || articles.allArticles}
        </h2>
        <p
          className={`${count === 0 ? 'mt-2 font-display text-xl' : 'text-sm text-muted tabular'} ${last > 1 ? 'hidden not-print:scripted:block group-data-[island=failed]/island:hidden' : ''}`}
          role="status"
        >
          <span key={list.choice}>{count === 0 ? articles.noneFound : status}</span>
        </p>
      </div>
      {count === 0 && (
        <div className="mt-2 flex flex-wrap gap-3">
          <button className={buttonClass('quiet')} onClick={clearSearch} type="button">
            {articles.clearSearch}
          </button>
          <button className={buttonClass('quiet')} data-search={query.q} type="button">
            {fill(articles.searchSite, { q: query.q ?? '' })}
          </button>
        </div>
      )}
      <LivePager list={list} words={words} />
    </Island>
  );
}
