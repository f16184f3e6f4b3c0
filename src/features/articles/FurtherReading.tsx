import type { Article } from '../../content/kinds/article.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { CardGrid } from '../../ui/CardGrid.tsx';
import { Section } from '../../ui/Section.tsx';
import { ArticleCard } from './ArticleCard.tsx';

interface Props {
  articles: Article[];
  words: WordsOf<'articles' | 'formats' | 'ui'>;
}

/** Articles at the end of a page about something else. */
export const FurtherReading = ({ articles, words }: Props) => (
  <Section wide heading={words.articles.furtherReading}>
    <CardGrid count={articles.length}>
      {articles.map((article) => (
        <li key={article.number}>
          <ArticleCard article={article} words={words} />
        </li>
      ))}
    </CardGrid>
  </Section>
);
