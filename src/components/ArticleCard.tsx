import type { Article } from '../lib/content-entries.ts';
import { DateText } from './DateText.tsx';
import { MoreLink } from './MoreLink.tsx';

interface Props {
  article: Pick<
    Article,
    'title' | 'excerpt' | 'date' | 'category' | 'readTime' | 'path' | 'number'
  >;
}

export function ArticleCard({ article }: Props) {
  return (
    <article className="flex h-full flex-col border-t-2 border-ink pt-5">
      <p className="text-xs text-muted">
        {article.category} · <DateText date={article.date} /> · {article.readTime}
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
