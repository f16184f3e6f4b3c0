import type { WordsOf } from '../../content/words.ts';

interface Props {
  sections: { id: string; heading: string }[];
  words: WordsOf<'ui'>;
}

/** Links to the sections of a page, which stay below the header. */
export const SectionBar = ({ sections, words }: Props) => (
  <nav
    aria-label={words.ui.contents}
    className="section-bar sticky top-18 z-2 border-b border-rule bg-paper text-sm screen-only"
  >
    <ul className="wrap flex gap-x-6 overflow-x-auto max-lg:fade-ends">
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a
            className="flex whitespace-nowrap min-h-11 items-center border-b-3 border-transparent -outline-offset-3 hover:border-mark focus-visible:border-mark"
            href={`#${id}`}
          >
            {heading}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
