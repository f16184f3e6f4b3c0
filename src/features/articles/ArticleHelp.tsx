import type { Paths } from '../../content/addresses.ts';
import type { WordsOf } from '../../content/words.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

interface Props {
  heading: string;
  help: string;
  words: WordsOf<'articles'>;
  paths: Paths;
}

/** For a page that cannot know whether its visitor was looking for an article. */
export function ArticleHelp({ heading, help, words, paths }: Props) {
  return (
    <section aria-labelledby="article-help" className="wrap pb-16">
      <h2 className="text-2xl" id="article-help">
        {heading}
      </h2>
      <p className="mt-4 max-w-measure text-muted">{help}</p>
      <p className="mt-6">
        <ButtonLink href={paths.blogs} look="quiet">
          {words.articles.backToAll}
        </ButtonLink>
      </p>
    </section>
  );
}
