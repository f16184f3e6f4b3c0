import type { Article } from '../../content/kinds/article.ts';
import { CardGrid } from '../../ui/CardGrid.tsx';
import { ArticleCard } from './ArticleCard.tsx';

interface Props {
  category: string;
  articles: Article[];
}

export function RelatedArticles({ category, articles }: Props) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="related" className="wrap mt-16 print:hidden">
      <h2 className="text-2xl" id="related">
        More on {category}
      </h2>
      <div className="mt-8">
        <CardGrid columns="twoThenThree">
          {articles.map((article) => (
            <li key={article.number}>
              <ArticleCard article={article} />
            </li>
          ))}
        </CardGrid>
      </div>
    </section>
  );
}
