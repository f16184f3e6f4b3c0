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

/** The article that the list features, beside the heading, or below it on small screens, whatever the list shows. */
export const FeaturedArticle = ({ article, services, words }: Props) => (
  <section
    aria-labelledby="featured"
    className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 border-y border-rule py-3 sm:grid-cols-[11rem_minmax(0,1fr)] lg:grid-cols-[calc(37.5%-1.25rem)_minmax(0,1fr)] lg:gap-x-8 lg:border-0 lg:py-0"
  >
    <div className="sm:row-span-2">
      <Cover article={{ ...article, ground: 'field' }} services={services} />
    </div>
    <div>
      <p className="flex flex-wrap gap-x-2 text-xs text-muted">
        <span className="font-medium text-ink">{words.articles.featured}</span>
        <DateText date={article.date} words={words} />
      </p>
      <h2 className="text-head lg:mt-1 lg:text-xl" id="featured">
        <TitleLink href={article.path}>{article.title}</TitleLink>
      </h2>
    </div>
    <p className="max-sm:col-span-full mt-2 text-xs sm:text-sm">{article.excerpt}</p>
  </section>
);
