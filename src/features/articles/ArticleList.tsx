import { useMemo, useRef } from 'react';
import { buttonClass } from '../../ui/button-class.ts';
import { FilterTabs } from '../../ui/FilterTabs.tsx';
import { glideToTop, jumpToTop } from '../../ui/filtered-list/scroll.ts';
import { useAddressState } from '../../ui/filtered-list/useAddressState.ts';
import { useKeptFocus } from '../../ui/filtered-list/useKeptFocus.ts';
import { Pager } from '../../ui/Pager.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import {
  type ArticleSummary,
  addControls,
  buildListQuery,
  createArticleSearch,
  formatCount,
  type ListState,
  pageSize,
  parseListState,
  toPage,
} from './article-search.ts';

interface Props {
  /** Newest first. */
  articles: ArticleSummary[];
  categories: string[];
}

const everything: ListState = { query: '', category: undefined, page: 1 };

/** The list of articles: searched, narrowed to a category, six at a time. */
export function ArticleList({ articles, categories }: Props) {
  const region = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const keptFocus = useKeptFocus(heading);
  // Undefined in the HTML, which shows every article to a browser without scripts.
  const {
    state: asked,
    push,
    replace,
  } = useAddressState<ListState>({
    read: () => parseListState(location.search, categories),
    changeQuery: (state) => buildListQuery(state, location.search),
    addEarly: (state) => addControls(state, readControls(region.current)),
  });
  const search = useMemo(() => createArticleSearch(articles), [articles]);

  const state = asked ?? everything;
  const found = useMemo(() => search(state), [search, state]);
  const page = toPage(found, state.page);
  const shown = asked ? page.items : articles;

  const type = (query: string) => replace({ ...state, query, page: 1 });
  const choose = (category: string | undefined) => {
    push({ ...state, category, page: 1 });
    glideToTop();
  };
  const turn = (page: number) => {
    push({ ...state, page });
    jumpToTop();
  };

  return (
    <section aria-labelledby="articles" className="wrap py-12" ref={region} {...keptFocus}>
      <h2 className="text-2xl" id="articles" ref={heading} tabIndex={-1}>
        All articles
      </h2>
      <search className="mt-6 hidden gap-4 js:grid">
        <label className="max-w-narrow text-sm font-medium">
          Search articles
          <input
            autoComplete="off"
            className="tap mt-1 w-full rounded-sm border border-edge bg-raised px-3 font-normal"
            onChange={(event) => type(event.target.value)}
            type="search"
            value={state.query}
          />
        </label>
        <FilterTabs
          all="All Topics"
          chosen={state.category}
          legend="Topic"
          onChoose={choose}
          options={categories}
        />
        <p className={found.length > 0 ? 'text-sm text-muted tabular' : 'text-xl'} role="status">
          {formatCount(found.length, articles.length, page.current, page.last)}
        </p>
      </search>
      {found.length > 0 ? (
        <ul
          className="relative mt-8 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3"
          data-pending={asked ? undefined : ''}
        >
          {shown.map((article, index) => {
            const isRest = !asked && index >= pageSize;
            return (
              <li data-rest={isRest ? '' : undefined} key={article.number}>
                <ArticleCard article={article} plain={isRest} />
              </li>
            );
          })}
        </ul>
      ) : (
        <button className={`${buttonClass('quiet')} mt-4`} onClick={() => type('')} type="button">
          Clear the search
        </button>
      )}
      <Pager current={page.current} last={page.last} onTurn={turn} />
    </section>
  );
}

/** What was typed or chosen before the script came, or put back by the browser. */
const readControls = (region: HTMLElement | null) => ({
  query: region?.querySelector<HTMLInputElement>('[type=search]')?.value ?? '',
  category: region?.querySelector<HTMLInputElement>(':checked')?.value || undefined,
});
