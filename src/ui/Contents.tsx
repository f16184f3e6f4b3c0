import type { Heading } from '../content/kind.ts';
import type { WordsOf } from '../content/words/words.ts';

interface Props {
  headings: Heading[];
  words: WordsOf<'ui'>;
  /** Numbers the links like the headings of the text, for legal pages. */
  numbered?: boolean;
}

/** The table of contents of a long page. */
export function Contents({ headings, words, numbered = false }: Props) {
  return (
    <nav aria-label={words.ui.contents} className="text-sm lg:sticky lg:top-28 print:hidden">
      <p className="font-medium">{words.ui.contents}</p>
      <ol className={numbered ? 'mt-2 list-decimal ps-6 text-muted tabular' : 'mt-2'}>
        {headings.map(({ slug, text }) => (
          <li key={slug}>
            <a
              className="inline-block py-1 text-muted hover:text-ink hover:underline"
              href={`#${slug}`}
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
