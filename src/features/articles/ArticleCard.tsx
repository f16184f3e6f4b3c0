import type { Article } from '../../content/kinds/article.ts';
import { Cover } from '../../ui/cover/Cover.tsx';
import { drawCover } from '../../ui/cover/cover.ts';
import { DateText } from '../../ui/DateText.tsx';
import { FactLine } from '../../ui/FactLine.tsx';
import { MoreLink } from '../../ui/MoreLink.tsx';

export function ArticleCard({ article }: { article: Article }) {
  return (
    <article className="flex h-full flex-col">
      <Cover cover={drawCover(article)} />
      <p className="mt-4 text-xs text-muted">
        <FactLine
          facts={{
            category: article.category,
            date: <DateText date={article.date} />,
            readTime: article.readTime,
            law: article.lawChanges.length > 0 && 'law changed since',
          }}
        />
      </p>
      <h3 className="mt-3 text-xl">
        <a className="hover:text-accent hover:underline hover:decoration-1" href={article.path}>
          {article.title}
        </a>
      </h3>
      <p className="mt-3 mb-4 text-sm text-muted">{article.excerpt}</p>
      <MoreLink about={article.title} href={article.path}>
        Read More
      </MoreLink>
    </article>
  );
}
