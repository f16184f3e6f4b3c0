import type { Citations } from '../../content/law/references.ts';
import type { WordsOf } from '../../content/words.ts';
import { BackLink } from '../../ui/references/BackLink.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

interface Props {
  citations: Citations;
  words: WordsOf<'articles' | 'law'>;
}

/** The sources of an article, numbered as in its text. */
export function Sources({ citations, words }: Props) {
  return (
    <section aria-labelledby="sources" className="mt-12 max-w-measure border-t border-rule pt-6">
      <h2 className="text-lg" id="sources">
        {words.articles.sources}
      </h2>
      <ol className="mt-3 list-decimal ps-8 text-sm tabular">
        {citations.all.map((reference) => {
          const { anchor, label, url } = reference;
          return (
            <li className="py-1 ps-2" id={anchor} key={anchor}>
              <TextLink href={url}>{label}</TextLink>
              <BackLink citations={citations} reference={reference} words={words} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
