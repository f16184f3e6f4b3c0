import { type ReactNode, useMemo, useRef } from 'react';
import type { WordsOf } from '../../content/words/words.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { FilterTabs } from '../../ui/FilterTabs.tsx';
import { glideToTop, jumpToTop } from '../../ui/filtered-list/scroll.ts';
import { useFilteredList } from '../../ui/filtered-list/useFilteredList.ts';
import { useKeptFocus } from '../../ui/filtered-list/useKeptFocus.ts';
import { Pager } from '../../ui/Pager.tsx';
import {
  type ArticleQuery,
  articleParameters,
  cleanArticleQuery,
  createArticleSearch,
  formatCount,
  type SearchedArticle,
  toPage,
} from './article-search.ts';

interface Props {
  /** Newest first. */
  articles: SearchedArticle[];
  categories: string[];
  words: WordsOf<'articles' | 'ui'>;
  /** The cards, as finished HTML; the island only hides and shows them. */
  children?: ReactNode;
}

const everything: ArticleQuery = { q: '', category: '', page: '' };

/** The list of articles: searched, narrowed to a category, six at a time. */
export function ArticleList({ articles, categories, words, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const keptFocus = useKeptFocus(heading);
  const search = useMemo(() => createArticleSearch(articles), [articles]);
  const find = (query: ArticleQuery) => toPage(search(query), Number(query.page));
  const { root, query, push, replace } = useFilteredList({
    names: articleParameters,
    clean: (query) => cleanArticleQuery(query, categories),
    findKeys: (query) => find(query).items.map(({ number }) => String(number)),
  });
  const asked = query ?? everything;
  const { count, current, last } = find(asked);

  const type = (q: string) => replace({ ...asked, q, page: '' });
  const choose = (category: string, isPassing: boolean) => {
    const change = isPassing ? replace : push;
    change({ ...asked, category, page: '' }, glideToTop);
  };
  const turn = (page: number) =>
    push({ ...asked, page: page === 1 ? '' : String(page) }, () => {
      jumpToTop();
      keptFocus.check();
    });

  return (
    <div className="contents" ref={root} {...keptFocus.handlers}>
      <search className="list-controls">
        <label className="text-sm font-medium">
          {words.articles.search}
          <input
            autoComplete="off"
            className="tap mt-1 w-full rounded-sm border border-edge bg-raised px-3 font-normal"
            name="q"
            onChange={(event) => type(event.target.value)}
            type="search"
            value={asked.q}
          />
        </label>
        <FilterTabs
          all={words.articles.allTopics}
          chosen={asked.category}
          legend={words.articles.topic}
          name="category"
          onChoose={choose}
          options={categories}
        />
      </search>
      <section
        aria-labelledby="articles"
        className="list-results min-h-96"
        data-pending={query ? undefined : ''}
      >
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-2">
          <h2 className="text-lg" id="articles" ref={heading} tabIndex={-1}>
            {asked.category || words.articles.allArticles}
          </h2>
          <p
            className={`hidden js:block ${count > 0 ? 'text-sm text-muted tabular' : 'mt-4 basis-full text-xl'}`}
            role="status"
          >
            {formatCount({ found: count, all: articles.length, current, last }, words)}
          </p>
        </div>
        <div hidden={count === 0}>{children}</div>
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
