import type { NavigationLink, Paths } from '../../content/addresses.ts';
import type { PageData } from '../../content/kinds/page.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { LinkList } from '../../ui/LinkList.tsx';

interface Props {
  page: PageData<'not-found'>;
  /** Where to go from here. */
  links: NavigationLink[];
  words: WordsOf<'firm'>;
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
      <div className="mt-16 max-w-measure">
        <LinkList links={links} />
      </div>
    </div>
  );
}
