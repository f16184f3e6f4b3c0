import type { WordsOf } from '../../content/words/words.ts';
import type { Year } from './archive.ts';

interface Props {
  years: Year[];
  words: WordsOf<'articles'>;
}

/** Links to all articles by year, including those that are not in the list. */
export function YearLinks({ years, words }: Props) {
  return (
    <nav aria-labelledby="years" className="wrap pb-12">
      <h2 className="text-lg" id="years">
        {words.articles.byYear}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {years.map(({ year, path, items }) => (
          <li key={year}>
            <a className="tap inline-flex items-center underline hover:text-accent" href={path}>
              {year} ({items.length})
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
