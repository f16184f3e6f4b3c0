import { formatUnbrokenDate } from '../../content/dates.ts';
import { fill, fillPlural } from '../../content/words/fill.ts';
import type { WordsOf } from '../../content/words/words.ts';
import type { Article } from './model/article.ts';

interface Props {
  article: Pick<Article, 'lawChecked' | 'lawChanges'>;
  words: WordsOf<'articles' | 'formats'>;
}

/** How often the law that an article cites has changed since, or else when it was last checked. */
export function LawChecked({ article: { lawChecked, lawChanges }, words }: Props) {
  if (!lawChecked) return null;
  const { articles, formats, language } = words;
  const date = formatUnbrokenDate(lawChecked, formats.dates);
  return (
    <span className="block">
      {lawChanges.length > 0
        ? fillPlural(articles.lawChangedSince, language, lawChanges.length, { date })
        : fill(articles.lawChecked, { date })}
    </span>
  );
}
