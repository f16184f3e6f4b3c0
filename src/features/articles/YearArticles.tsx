import type { NavigationLink } from '../../content/addresses.ts';
import { fillPlural } from '../../content/words/fill.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { ArticleItems } from './ArticleItems.tsx';
import type { Year } from './archive.ts';

interface Props extends Pick<Year, 'heading' | 'items'> {
  trail: NavigationLink[];
  words: WordsOf<'articles' | 'formats' | 'ui'>;
}

/** The articles of a year, below their number. */
export const YearArticles = ({ heading, items, trail, words }: Props) => (
  <>
    <PageHead trail={trail} words={words} heading={heading} />
    <div className="wrap pb-12">
      <h2 className="mb-2 text-lg">
        {fillPlural(words.articles.found, words.language, items.length, {})}
      </h2>
      <ArticleItems items={items} words={words} />
    </div>
  </>
);
