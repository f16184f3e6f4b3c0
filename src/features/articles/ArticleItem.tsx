import type { Article } from '../../content/entries.ts';
import { Cover } from '../../ui/cover/Cover.tsx';
import { drawCover } from '../../ui/cover/cover.ts';
import { DateText } from '../../ui/DateText.tsx';
import { FactLine } from '../../ui/FactLine.tsx';

/** An article in the list of all; the whole of it is the link. */
export function ArticleItem({ article }: { article: Article }) {
  return (
    <article className="relative">
      <Cover cover={drawCover(article)} />
      <p className="mt-4 text-xs text-muted">
        <FactLine
          facts={{
            category: article.category,
            date: <DateText date={article.date} />,
            readTime: article.readTime,
          }}
        />
      </p>
      <h3 className="mt-3 text-xl">
        <a
          className="after:absolute after:inset-0 hover:text-accent hover:underline hover:decoration-1"
          href={article.path}
        >
          {article.title}
        </a>
      </h3>
      <p className="mt-3 text-sm text-muted">{article.excerpt}</p>
    </article>
  );
}
