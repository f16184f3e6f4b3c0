import type { WordsOf } from '../../content/words/words.ts';

interface Props {
  sources: { label: string; url: string | undefined }[];
  words: WordsOf<'articles'>;
}

export function Sources({ sources, words }: Props) {
  return (
    <section aria-labelledby="sources" className="mt-12 max-w-measure border-t border-rule pt-6">
      <h2 className="text-lg" id="sources">
        {words.articles.sources}
      </h2>
      <ol className="mt-3 list-decimal pl-6 text-sm text-muted tabular">
        {sources.map(({ label, url }) => (
          <li className="py-1" key={label}>
            {url ? (
              <a className="link" href={url}>
                {label}
              </a>
            ) : (
              label
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
