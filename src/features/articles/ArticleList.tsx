import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { fill } from '../../content/words/fill.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { ChoiceTabs } from '../../ui/ChoiceTabs.tsx';
import { mostCharacters } from '../../ui/filtered-list/query.ts';
import { jumpToTop, scrollToTop } from '../../ui/filtered-list/scroll.ts';
import { useFilteredList } from '../../ui/filtered-list/useFilteredList.ts';
import { useKeptFocus } from '../../ui/filtered-list/useKeptFocus.ts';
import { Pager } from '../../ui/Pager.tsx';
import {
  type ArticleQuery,
  articleParameters,
  cleanArticleQuery,
  createArticleSearch,
  formatCount,
  pageSize,
  toPage,
} from './article-search.ts';
import { useArchive } from './useArchive.ts';

interface Props {
  /** How many articles there are. */
  total: number;
  /** Paths of the pages with the other articles, newest first. */
  archive: string[];
  categories: string[];
  words: WordsOf<'articles' | 'ui'>;
  /** The newest articles as rendered HTML. The island only hides and shows them, and adds others. */
  children?: ReactNode;
}

const everything: ArticleQuery = { q: '', category: '', page: '' };

/** The list of articles, with a search, categories and a pager. */
export function ArticleList({ total, archive, categories, words, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const keptFocus = useKeptFocus(heading);
  const root = useRef<HTMLDivElement>(null);
  const { articles, state, setIsNeeded } = useArchive(root, archive);
  const search = useMemo(() => createArticleSearch(articles), [articles]);
  const find = (query: ArticleQuery) => {
    const found = search(query);
    const isFiltered = query.q !== '' || query.category !== '';
    return toPage(found, Number(query.page), isFiltered ? found.length : total);
  };
  const { query, push, replace, refresh } = useFilteredList({
    root,
    names: articleParameters,
    clean: (query) => cleanArticleQuery(query, categories),
    findKeys: (query) => find(query).items.map(({ number }) => String(number)),
  });
  const active = query ?? everything;
  const { count, current, last } = find(active);
  const isFiltered = active.q !== '' || active.category !== '';
  const isLong = active.q.trim().length > mostCharacters;
  const isNeeded = isFiltered || (query !== undefined && current * pageSize > articles.length);
  useEffect(() => {
    if (isNeeded) setIsNeeded(true);
  }, [isNeeded, setIsNeeded]);
  const showAdded = useEffectEvent(refresh);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when articles were added
  useLayoutEffect(() => showAdded(), [articles]);

  const type = (q: string) => replace({ ...active, q, page: '' });
  const choose = (category: string, isArrowRun: boolean) => {
    const change = isArrowRun ? replace : push;
    change({ ...active, category, page: '' }, scrollToTop);
  };
  const turn = (page: number) =>
    push({ ...active, page: page === 1 ? '' : String(page) }, () => {
      jumpToTop();
      keptFocus.check();
    });

  return (
    <div className="contents" ref={root} {...keptFocus.handlers}>
      <search className="list-controls">
        <label className="flex grow flex-wrap items-center gap-x-3 text-sm font-medium">
          {words.articles.search}
          <input
            aria-describedby={isLong ? 'long-search' : undefined}
            autoComplete="off"
            className="tap w-40 min-w-0 grow rounded-sm border border-edge bg-raised px-3 font-normal"
            name="q"
            onChange={(event) => type(event.target.value)}
            type="search"
            value={active.q}
          />
        </label>
        {isLong && (
          <p className="text-sm text-muted" id="long-search">
            {fill(words.articles.longSearch, { count: mostCharacters })}
          </p>
        )}
        <ChoiceTabs
          all={words.articles.allTopics}
          chosen={active.category}
          legend={words.articles.topic}
          name="category"
          onChoose={choose}
          options={categories}
        />
      </search>
      <section
        aria-labelledby="articles"
        className="list-results min-h-128"
        data-pending={query ? undefined : ''}
      >
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 sm:pb-2">
          <h2 className="text-lg" id="articles" ref={heading} tabIndex={-1}>
            {active.category || words.articles.allArticles}
          </h2>
          <p
            className={`hidden js:block ${count > 0 ? 'text-sm text-muted tabular' : 'mt-4 basis-full text-xl'}`}
            role="status"
          >
            {isNeeded && state !== 'whole'
              ? words.articles[state === 'failed' ? 'notLoaded' : 'loading']
              : formatCount({ found: count, all: total, current, last }, words)}
          </p>
        </div>
        <div data-whole={isFiltered || current > 1 ? undefined : ''} hidden={count === 0}>
          {children}
        </div>
        {count === 0 && (
          <button className={`${buttonClass('quiet')} mt-2`} onClick={() => type('')} type="button">
            {words.articles.clearSearch}
          </button>
        )}
        <Pager current={current} last={last} onTurn={turn} words={words} />
      </section>
    </div>
  );
}
