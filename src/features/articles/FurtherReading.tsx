import type { Article } from '../../content/kinds/article.ts';
import { CardGrid } from '../../ui/CardGrid.tsx';
import { Section } from '../../ui/Section.tsx';
import { ArticleCard } from './ArticleCard.tsx';

/** Articles at the end of a page about something else. */
export const FurtherReading = ({ articles }: { articles: Article[] }) => (
  <Section heading="Further reading">
    <CardGrid columns="three">
      {articles.map((article) => (
        <li key={article.number}>
          <ArticleCard article={article} />
        </li>
      ))}
    </CardGrid>
  </Section>
);
