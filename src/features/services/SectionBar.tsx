import type { WordsOf } from '../../content/words.ts';

interface Props {
  sections: { id: string; heading: string }[];
  words: WordsOf<'ui'>;
}

/**
 * Links to the sections of a page, which stay below the header. On a phone they are a row that scrolls sideways and
 * fades at its end; a link that gets focus snaps into view, where browsers would leave it half under the fade.
 */
export const SectionBar = ({ sections, words }: Props) => (
  <nav
    aria-label={words.ui.contents}
    className="section-bar lg:sticky lg:top-18 z-2 border-b border-rule bg-paper text-xs sm:text-sm screen-only"
  >
    <ul className="wrap [scroll-target-group:auto] flex snap-x snap-mandatory gap-x-4 overflow-x-auto *:shrink-0 [scrollbar-width:none] sm:gap-x-6 max-lg:pe-12 max-lg:fade-end">
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a
            className="flex min-h-11 items-center focus-visible:snap-center -outline-offset-3 underline-offset-8 hover:underline hover:decoration-mark hover:decoration-3 [&:target-current]:underline [&:target-current]:decoration-mark [&:target-current]:decoration-3"
            href={`#${id}`}
          >
            {heading}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
