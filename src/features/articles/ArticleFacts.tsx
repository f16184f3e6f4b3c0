import type { WordsOf } from '../../content/words/words.ts';
import { DateFilled } from '../../ui/DateFilled.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { FactLine } from '../../ui/FactLine.tsx';
import { Filled } from '../../ui/Filled.tsx';
import type { SignedArticle } from './authors.ts';
import { LawChecked } from './LawChecked.tsx';

interface Props {
  article: SignedArticle;
  words: WordsOf<'articles' | 'formats'>;
}

/** Shown below the title: category, dates, author if there is one, and reading time. */
export function ArticleFacts({ article, words }: Props) {
  return (
    <p>
      <LawChecked article={article} words={words} />
      <FactLine
        facts={{
          category: article.category,
          date: <DateText date={article.date} words={words} />,
          updated: article.updated && (
            <DateFilled template={words.articles.updated} date={article.updated} words={words} />
          ),
          author: article.author && (
            <Filled
              template={words.articles.by}
              values={{
                author: (
                  <a className="link" href={article.author.path} rel="author">
                    {article.author.name}
                  </a>
                ),
              }}
            />
          ),
          readTime: article.readTime,
        }}
      />
    </p>
  );
}
