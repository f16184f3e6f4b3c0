import { formatUnbrokenDate } from '../../content/dates.ts';
import { fill, fillPlural } from '../../content/words/fill.ts';
import type { WordsOf } from '../../content/words/words.ts';
import type { Article } from './model/article.ts';

interface Props {
  article: Pick<Article, 'lawChecked' | 'lawChanges'>;
  words: WordsOf<'articles' | 'formats'>;
}

/** The day on which the law that an article cites was last checked, and how often it has changed since. */
export function LawChecked({ article: { lawChecked, lawChanges }, words }: Props) {
  if (!lawChecked) return null;
  const date = formatUnbrokenDate(lawChecked, words.formats.dates);
  return (
    <span className="block text-ink">
      <span className="inline-block">{fill(words.articles.lawChecked, { date })}</span>
      {lawChanges.length > 0 && (
        <>
          {' '}
          <span className="inline-block border-s-3 border-mark ps-1.5">
            {fillPlural(words.articles.lawChangedSince, words.language, lawChanges.length, {})}
          </span>
        </>
      )}
    </span>
  );
}
