import type { WordsOf } from '../../content/words/words.ts';
import type { Article } from './model/article.ts';

interface Props {
  newer: Article | undefined;
  older: Article | undefined;
  words: WordsOf<'articles'>;
}

interface NeighbourProps {
  article: Article;
  label: string;
  rel: 'prev' | 'next';
}

const Neighbour = ({ article, label, rel }: NeighbourProps) => (
  <a
    className={`group block py-4 ${rel === 'next' ? 'sm:col-start-2 sm:text-end' : ''}`}
    href={article.path}
    rel={rel}
  >
    <span className="block text-sm text-muted">{label}</span>
    <span className="mt-1 block font-display text-lg group-hover:text-accent group-hover:underline">
      {article.title}
    </span>
  </a>
);

/** The articles before and after this one in the list, which has the newest first. */
export function ArticleNeighbours({ newer, older, words: { articles } }: Props) {
  return (
    <nav aria-label={articles.neighbours} className="wrap mt-16 print:hidden">
      <div className="grid gap-x-8 border-y border-rule py-2 sm:grid-cols-2">
        {newer && <Neighbour article={newer} label={articles.newer} rel="prev" />}
        {older && <Neighbour article={older} label={articles.older} rel="next" />}
      </div>
    </nav>
  );
}
