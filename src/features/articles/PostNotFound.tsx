import type { NavigationLink, Paths } from '../../content/addresses.ts';
import type { PageData } from '../../content/kinds/page.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { LinkList } from '../../ui/LinkList.tsx';

interface Props {
  post: PageData<'post-not-found'>;
  /** Where to go from here. */
  links: NavigationLink[];
  words: WordsOf<'articles'>;
  paths: Paths;
}

export function PostNotFound({ post, links, words, paths }: Props) {
  return (
    <div className="wrap pt-36 pb-16">
      <h1 className="text-3xl">{post.heading}</h1>
      <p className="mt-6 text-xl">{post.text}</p>
      <p className="mt-4 max-w-measure text-muted">{post.help}</p>
      <p className="mt-8">
        <ButtonLink href={paths.blogs}>{words.articles.backToAll}</ButtonLink>
      </p>
      <div className="mt-16 max-w-measure">
        <LinkList links={links} />
      </div>
    </div>
  );
}
