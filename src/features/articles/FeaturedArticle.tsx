import type { Article } from '../../content/kinds/article.ts';
import { Cover } from '../../ui/cover/Cover.tsx';
import { drawCover } from '../../ui/cover/cover.ts';
import { DateText } from '../../ui/DateText.tsx';
import { FactLine } from '../../ui/FactLine.tsx';
import { MoreLink } from '../../ui/MoreLink.tsx';

export function FeaturedArticle({ article }: { article: Article }) {
  return (
    <section aria-labelledby="featured" className="wrap">
      <article className="grid items-center gap-8 border-y-2 border-ink py-8 md:grid-cols-2 md:py-12">
        <div>
          <p className="text-sm text-muted">
            <FactLine
              facts={{
                place: 'Featured',
                category: article.category,
                date: <DateText date={article.date} />,
                readTime: article.readTime,
              }}
            />
          </p>
          <h2 className="mt-4 text-2xl" id="featured">
            <a className="hover:text-accent hover:underline hover:decoration-1" href={article.path}>
              {article.title}
            </a>
          </h2>
          <p className="mt-4 mb-4 max-w-measure text-muted">{article.excerpt}</p>
          <MoreLink about={article.title} href={article.path}>
            Read More
          </MoreLink>
        </div>
        <Cover cover={drawCover(article)} />
      </article>
    </section>
  );
}
