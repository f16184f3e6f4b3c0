import type { WordsOf } from '../../content/words/words.ts';
import { Section } from '../../ui/Section.tsx';
import { ArticleCards } from './ArticleCards.tsx';
import type { Article } from './model/article.ts';

interface Props {
  articles: Article[];
  words: WordsOf<'articles' | 'formats' | 'ui'>;
}

/** Articles at the end of a page about something else. */
export const FurtherReading = ({ articles, words }: Props) => (
  <div className="screen-only">
    <Section wide heading={words.articles.furtherReading}>
      <ArticleCards articles={articles} words={words} />
    </Section>
  </div>
);
