import { formatUnbrokenDate } from '../../content/dates.ts';
import { fill, fillPlural } from '../../content/fill.ts';
import type { WordsOf } from '../../content/words.ts';
import type { Article } from './model/article.ts';

interface Props {
  article: Pick<Article, 'lawChecked' | 'lawChanges'>;
  /** For a list: without the day of the last check if the law has changed. */
  isBrief: boolean;
  words: WordsOf<'articles' | 'formats'>;
}

/** How often the law that an article cites has changed since, or else when it was last checked. */
export function LawChecked({ article: { lawChecked, lawChanges }, isBrief, words }: Props) {
  if (!lawChecked) return null;
  const { articles, formats, tag } = words;
  const date = formatUnbrokenDate(lawChecked, formats.dates);
  const count = lawChanges.length;
  if (count === 0) return <span className="block">{fill(articles.lawChecked, { date })}</span>;
  return (
    <span className="block">
      {fillPlural(articles.lawChangedSince, tag, count)}
      {!isBrief && ` ${fill(articles.lawReviewed, { date })}`}
    </span>
  );
}
