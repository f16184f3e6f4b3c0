import type { NavigationLink, Paths } from '../../content/addresses.ts';
import type { PageData } from '../../content/kinds/page.ts';
import type { WordsOf } from '../../content/words.ts';
import { MissingPage } from '../../ui/MissingPage.tsx';

interface Props {
  post: PageData<'post-not-found'>;
  /** Where to go from here. */
  links: NavigationLink[];
  words: WordsOf<'articles'>;
  paths: Paths;
}

export const PostNotFound = ({ post, links, words, paths }: Props) => (
  <MissingPage
    back={{ label: words.articles.backToAll, path: paths.blogs }}
    links={links}
    texts={post}
  />
);
