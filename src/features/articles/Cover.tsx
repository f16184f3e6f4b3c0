import { DrawnArrow } from '../../ui/DrawnArrow.tsx';
import type { Article } from './model/article.ts';

interface Props {
  article: Pick<Article, 'cover' | 'ground'>;
}

const looks: Record<Article['ground'], string> = {
  field: 'border-field-mark bg-field text-on-field',
  soil: 'border-field-mark bg-soil text-on-field dark:[box-shadow:inset_0_0_0_1px_var(--color-rule)]',
  mark: 'border-field bg-mark text-on-mark',
  sunken:
    'border-ink bg-sunken text-ink [box-shadow:inset_0_0_0_1px_var(--color-rule)] dark:bg-land',
  raised: 'border-accent bg-raised text-accent [box-shadow:inset_0_0_0_1px_var(--color-rule)]',
};

// Widths of characters as shares of their size, with room for the typefaces of other firms.
const narrow = /[().,:;/'’|\s]/;
const wide = /[mw%₹@→]/i;
const measureCharacter = (character: string) =>
  narrow.test(character) ? 0.33 : wide.test(character) ? 0.85 : 0.52;

/** The widths up to which figures have the same size, as a share of the width of the cover. */
const sizes = [
  {
    most: 1.75,
    look: 'text-(length:--text-cover-huge) @max-[14rem]:text-(length:--text-square-large)',
  },
  {
    most: 2.3,
    look: 'text-(length:--text-cover-large) @max-[14rem]:text-(length:--text-square-large)',
  },
  { most: 3, look: 'text-(length:--text-cover-medium)' },
  { most: 3.9, look: 'text-(length:--text-cover-small)' },
  {
    most: 5.3,
    look: 'text-(length:--text-cover-tiny) @max-[14rem]:text-(length:--text-square-small)',
  },
];
const least = 'text-(length:--text-cover-least) @max-[14rem]:text-(length:--text-square-small)';

function findSize(figure: string) {
  const width = [...figure].reduce((sum, character) => sum + measureCharacter(character), 0);
  return sizes.find(({ most }) => width <= most)?.look ?? least;
}

/** Arrows between numbers are drawn: the typeface of headings may not have them. */
const drawArrows = (figure: string) =>
  figure
    .split('→')
    .flatMap((part, index) => (index === 0 ? [part] : [<DrawnArrow key={part} />, part]));

/** The cover of an article, if it has one: a figure or words that it states, as large as the frame allows. */
export function Cover({ article: { cover, ground } }: Props) {
  if (!cover) return null;
  return (
    <div
      aria-hidden="true"
      className={`@container-size relative aspect-8/5 overflow-hidden border-b-6 print:hidden not-supports-[width:1cqi]:*:hidden ${looks[ground]}`}
    >
      <span className="absolute inset-x-[6cqi] top-[5cqi] text-xs font-medium @max-[14rem]:hidden">
        {cover.label}
      </span>
      <span
        className={`absolute inset-x-[5.4cqi] bottom-[1cqi] font-display leading-none whitespace-nowrap [contain:layout] @max-[14rem]:whitespace-normal ${findSize(cover.figure)}`}
      >
        {drawArrows(cover.figure)}
      </span>
    </div>
  );
}
