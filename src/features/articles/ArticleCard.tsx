import { articlePath } from '../../content/addresses.ts';
import { Cover } from '../../ui/cover/Cover.tsx';
import { drawCover } from '../../ui/cover/cover.ts';
import { FactLine } from '../../ui/FactLine.tsx';
import { MoreLink } from '../../ui/MoreLink.tsx';
import type { ArticleSummary } from './article-search.ts';

interface Props {
  article: ArticleSummary;
  /** Leaves out the cover, which costs as much as the words. */
  plain?: boolean;
}

export function ArticleCard({ article, plain = false }: Props) {
  const path = articlePath(article.number);
  return (
    <article className={`flex h-full flex-col ${plain ? 'border-t-2 border-ink' : ''}`}>
      {!plain && <Cover cover={drawCover(article)} />}
      <p className="mt-4 text-xs text-muted">
        <FactLine
          facts={{
            category: article.category,
            date: <time dateTime={article.isoDate}>{article.dateText}</time>,
            readTime: article.readTime,
          }}
        />
      </p>
      <h3 className="mt-3 text-xl">
        <a className="hover:text-accent hover:underline hover:decoration-1" href={path}>
          {article.title}
        </a>
      </h3>
      <p className="mt-3 mb-4 text-sm text-muted">{article.excerpt}</p>
      <MoreLink about={article.title} href={path}>
        Read More
      </MoreLink>
    </article>
  );
}
