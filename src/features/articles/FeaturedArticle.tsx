import type { WordsOf } from '../../content/words.ts';
import { DateText } from '../../ui/DateText.tsx';
import { TitleLink } from '../../ui/TitleLink.tsx';
import type { Service } from '../services/model/service.ts';
import { Cover } from './Cover.tsx';
import type { Article } from './model/article.ts';

interface Props {
  article: Article;
  /** All services of the firm. */
  services: Service[];
  words: WordsOf<'articles' | 'formats'>;
}

/** The article that the list features, beside its heading, or below that on small screens. */
export const FeaturedArticle = ({ article, services, words }: Props) => (
  <section
    aria-labelledby="featured"
    className="flex gap-x-4 border-y border-rule py-3 lg:gap-x-8 lg:border-0 lg:py-0"
  >
    <div className="w-20 shrink-0 text-balance empty:hidden sm:w-44 lg:w-[calc(37.5%-1.25rem)]">
      <Cover article={article} services={services} />
    </div>
    <div className="max-w-measure">
      <p className="flex flex-wrap gap-x-2 text-xs text-muted">
        <span className="font-medium text-ink">{words.articles.featured}</span>
        <DateText date={article.date} words={words} />
      </p>
      <h2 className="text-head lg:mt-1 lg:text-xl" id="featured">
        <TitleLink href={article.path}>{article.title}</TitleLink>
      </h2>
      <p className="mt-2 text-xs sm:text-sm">{article.excerpt}</p>
    </div>
  </section>
);
