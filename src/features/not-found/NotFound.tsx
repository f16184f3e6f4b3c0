import type { NavigationLink, Paths } from '../../content/addresses.ts';
import type { PageData } from '../../content/kinds/page.ts';
import type { WordsOf } from '../../content/words.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { MissingPage } from '../../ui/MissingPage.tsx';

interface Props {
  page: PageData<'not-found'>;
  /** Where to go from here. */
  links: NavigationLink[];
  words: WordsOf<'firm' | 'search'>;
  paths: Paths;
}

export function NotFound({ page, links, words, paths }: Props) {
  return (
    <MissingPage
      back={{ label: words.firm.returnHome, path: paths.home }}
      links={links}
      texts={page}
    >
      <search className="site-scripted min-w-0">
        <form method="dialog">
          <label className="block" htmlFor="search-words">
            {words.search.field}
          </label>
          <div className="mt-2 flex flex-wrap gap-2">
            <input
              autoComplete="off"
              className="tap min-w-0 grow border border-edge bg-raised px-3"
              id="search-words"
              type="search"
            />
            <button className={buttonClass('accent')} data-search="" type="submit">
              {words.search.open}
            </button>
          </div>
        </form>
      </search>
      <section aria-labelledby="suggestions" data-suggestions={paths.search} hidden>
        <h2 className="text-xl" id="suggestions">
          {words.search.suggestions}
        </h2>
        <ul className="mt-2 [&_a]:inline-block [&_a]:py-2 [&_a]:link" />
      </section>
    </MissingPage>
  );
}
