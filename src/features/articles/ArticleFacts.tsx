import type { Article } from '../../content/kinds/article.ts';
import { DateText } from '../../ui/DateText.tsx';
import { FactLine } from '../../ui/FactLine.tsx';

/** Stands above the title: what kind of article, from when, by whom where someone is named. */
export function ArticleFacts({ article }: { article: Article }) {
  return (
    <p>
      <FactLine
        facts={{
          category: article.category,
          date: <DateText date={article.date} />,
          updated: article.updated && (
            <>
              updated <DateText date={article.updated} />
            </>
          ),
          author: article.author && `by ${article.author}`,
          readTime: article.readTime,
        }}
      />
    </p>
  );
}
