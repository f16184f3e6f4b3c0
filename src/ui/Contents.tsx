import type { Heading } from '../content/kind.ts';
import type { WordsOf } from '../content/words/words.ts';

interface Props {
  headings: Heading[];
  words: WordsOf<'ui'>;
  /** Numbers the links like the headings of the text, for legal pages. */
  numbered?: boolean;
}

/** The table of contents of a long page, a closed disclosure in narrow windows. */
export function Contents({ headings, words, numbered = false }: Props) {
  return (
    <nav aria-label={words.ui.contents} className="contents-list text-sm screen-only">
      <details className="open-when-wide">
        <summary className="tap py-2.5 font-medium">{words.ui.contents}</summary>
        <ol className={numbered ? 'list-decimal ps-8 text-muted tabular' : undefined}>
          {headings.map(({ slug, text }) => (
            <li key={slug}>
              <a className="block py-1 text-muted hover:text-ink hover:underline" href={`#${slug}`}>
                {text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
