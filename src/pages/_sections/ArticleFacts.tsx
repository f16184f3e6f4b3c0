import { DateText } from '../../components/DateText.tsx';
import type { Article } from '../../lib/content-entries.ts';

/** Stands above the title: what kind of article, from when, by whom where someone is named. */
export function ArticleFacts({ article }: { article: Article }) {
  return (
    <p>
      {article.category} · <DateText date={article.date} />
      {article.updated && (
        <>
          {' '}
          · updated <DateText date={article.updated} />
        </>
      )}
      {article.author && ` · by ${article.author}`} · {article.readTime}
    </p>
  );
}
