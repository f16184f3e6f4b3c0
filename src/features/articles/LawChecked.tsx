import { formatUnbrokenDate } from '../../content/dates.ts';
import { fill, fillPlural, type WordsOf } from '../../content/words.ts';
import type { Article } from './model/article.ts';

interface Props {
  article: Pick<Article, 'lawChecked' | 'lawChanges'>;
  /** For a list: only the day of the last check. */
  isBrief: boolean;
  words: WordsOf<'articles' | 'formats'>;
}

/** When the law that an article cites was last checked; on the article, how often it has changed since. */
export function LawChecked({ article: { lawChecked, lawChanges }, isBrief, words }: Props) {
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
