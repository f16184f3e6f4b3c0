import type { ArticleSummary } from '../lib/article-search.ts';
import { toCover } from '../lib/cover.ts';
import { toArticlePath } from '../lib/paths.ts';
import { Cover } from './Cover.tsx';
import { FactLine } from './FactLine.tsx';
import { MoreLink } from './MoreLink.tsx';

interface Props {
  article: ArticleSummary;
  /** Leaves out the cover, which costs as much as the words. */
  plain?: boolean;
}

export function ArticleCard({ article, plain = false }: Props) {
  const path = toArticlePath(article.number);
  return (
    <article className={`flex h-full flex-col ${plain ? 'border-t-2 border-ink' : ''}`}>
      {!plain && <Cover cover={toCover(article)} />}
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
