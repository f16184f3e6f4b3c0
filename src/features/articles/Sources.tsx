import type { Article } from '../../content/kinds/article.ts';
import type { WordsOf } from '../../content/words/words.ts';

interface Props {
  sources: Article['sources'];
  words: WordsOf<'articles'>;
}

export function Sources({ sources, words }: Props) {
  return (
    <section aria-labelledby="sources" className="mt-12 max-w-measure border-t border-rule pt-6">
      <h2 className="text-lg" id="sources">
        {words.articles.sources}
      </h2>
      <ol className="mt-3 list-decimal ps-6 text-sm text-muted tabular">
        {sources.map(({ label, url, archived }) => (
          <li className="py-1" key={label}>
            {url ? (
              <a className="link" href={url}>
                {label}
              </a>
            ) : (
              label
            )}
            {archived && (
              <>
                {' '}
                (
                <a className="link" href={archived}>
                  {words.articles.archived}
                </a>
                )
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
