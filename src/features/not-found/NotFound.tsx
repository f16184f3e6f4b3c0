import type { NavigationLink, Paths } from '../../content/addresses.ts';
import type { PageData } from '../../content/kinds/page.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { LinkList } from '../../ui/LinkList.tsx';
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
      size="text-4xl"
      texts={page}
    >
      <div className="mt-16 grid gap-8 lg:grid-cols-2">
        {/* Reserves the space, so that nothing shifts when the script fills it. */}
        <div className="max-w-measure js:min-h-44 lg:col-start-2 lg:row-start-1">
          <section aria-labelledby="suggestions" data-suggestions={paths.search} hidden>
            <h2 className="text-xl" id="suggestions">
              {words.search.suggestions}
            </h2>
            <ul className="mt-2 [&_a]:inline-block [&_a]:py-2 [&_a]:link" />
          </section>
        </div>
        <div className="max-w-measure">
          <LinkList links={links} />
        </div>
      </div>
    </MissingPage>
  );
}
