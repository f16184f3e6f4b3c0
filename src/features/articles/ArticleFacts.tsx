import type { Article } from '../../content/kinds/article.ts';
import { fill } from '../../content/words/fill.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { DateText } from '../../ui/DateText.tsx';
import { FactLine } from '../../ui/FactLine.tsx';
import { Filled } from '../../ui/Filled.tsx';

interface Props {
  article: Article;
  words: WordsOf<'articles' | 'formats'>;
}

/** Stands above the title: what kind of article, from when, by whom where someone is named. */
export function ArticleFacts({ article, words }: Props) {
  return (
    <p>
      <FactLine
        facts={{
          category: article.category,
          date: <DateText date={article.date} words={words} />,
          updated: article.updated && (
            <Filled
              template={words.articles.updated}
              values={{ date: <DateText date={article.updated} words={words} /> }}
            />
          ),
          author: article.author && fill(words.articles.by, { author: article.author }),
          readTime: article.readTime,
        }}
      />
    </p>
  );
}
