import { formatUnbrokenDate } from '../../content/dates.ts';
import { fill, fillPlural, type WordsOf } from '../../content/words.ts';
import { DatedTemplate } from '../../ui/DatedTemplate.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { FactLine } from '../../ui/FactLine.tsx';
import { Template } from '../../ui/Template.tsx';
import type { Article } from './model/article.ts';

interface Props {
  article: Article;
  /** Who wrote it, where a byline is wanted. */
  author?: { name: string; path: string } | undefined;
  /** For a list: without the days of its last change and of the check of its law. */
  isBrief?: boolean;
  words: WordsOf<'articles' | 'formats'>;
}

/** When the law that an article cites was last checked; on the article, how often it has changed since. */
function LawChecked({ article: { lawChecked, lawChanges }, isBrief, words }: Props) {
  if (!lawChecked) return null;
  const { articles, formats, tag } = words;
  const date = formatUnbrokenDate(lawChecked, formats.dates);
  const count = lawChanges.length;
  if (isBrief || count === 0)
    return <span className="block">{fill(articles.lawChecked, { date })}</span>;
  return (
    <span className="block">
      {fillPlural(articles.lawChangedSince, tag, count)} {fill(articles.lawReviewed, { date })}
    </span>
  );
}

/** Shown below the title: category, dates, author if there is one, and reading time. */
export function ArticleFacts({ article, author, isBrief = false, words }: Props) {
  return (
    <p className="grow basis-32">
      {isBrief && <span className="block">{article.category}</span>}
      <FactLine
        facts={{
          category: !isBrief && article.category,
          date: <DateText date={article.date} words={words} />,
          updated: !isBrief && article.updated && (
            <DatedTemplate text={words.articles.updated} date={article.updated} words={words} />
          ),
          author: author && (
            <Template
              text={words.articles.by}
              values={{
                author: (
                  <a className="link" href={author.path} rel="author">
                    {author.name}
                  </a>
                ),
              }}
            />
          ),
          readTime: article.readTime,
        }}
      />
      <LawChecked article={article} isBrief={isBrief} words={words} />
    </p>
  );
}
