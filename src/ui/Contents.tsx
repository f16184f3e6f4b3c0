import type { Heading } from '../content/kind.ts';
import type { WordsOf } from '../content/words.ts';

interface Props {
  headings: Heading[];
  words: WordsOf<'ui'>;
  /** Numbers the links like the headings of the text, for legal pages. */
  numbered?: boolean;
}

/** The table of contents of a long page, a closed disclosure in narrow windows. */
export const Contents = ({ headings, words, numbered = false }: Props) => (
  <nav
    aria-label={words.ui.contents}
    className={`text-sm screen-only supports-[selector(details::details-content)]:lg:before:font-medium supports-[selector(details::details-content)]:lg:before:content-[attr(aria-label)/''] ${numbered ? 'xl:max-w-60 xl:[&_li]:border-t xl:[&_li]:border-rule' : ''}`}
  >
    <details className="open-when-wide">
      <summary className="menu-arrow tap font-medium">{words.ui.contents}</summary>
      <ol
        className={`[scroll-target-group:auto] ${numbered ? 'list-decimal ps-8 text-muted tabular' : ''}`}
      >
        {headings.map(({ slug, text }) => (
          <li key={slug}>
            <a
              className="block py-1 text-muted max-lg:py-3 hover:text-ink hover:underline [&:target-current]:font-medium forced-colors:[&:target-current]:underline [&:target-current]:text-ink"
              href={`#${slug}`}
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </details>
  </nav>
);
