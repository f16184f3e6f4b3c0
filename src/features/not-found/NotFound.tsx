import type { NavigationLink, Paths } from '../../content/addresses.ts';
import type { PageData } from '../../content/kinds/page.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { LinkList } from '../../ui/LinkList.tsx';

interface Props {
  page: PageData<'not-found'>;
  /** Where to go from here. */
  links: NavigationLink[];
  words: WordsOf<'firm' | 'search'>;
  paths: Paths;
}

export function NotFound({ page, links, words, paths }: Props) {
  return (
    <div className="wrap pt-36 pb-16">
      <h1 className="text-4xl">{page.heading}</h1>
      <p className="mt-6 text-xl">{page.text}</p>
      <p className="mt-4 max-w-measure text-muted">{page.help}</p>
      <p className="mt-8">
        <ButtonLink href={paths.home}>{words.firm.returnHome}</ButtonLink>
      </p>
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
    </div>
  );
}
