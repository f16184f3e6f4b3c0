import type { ReactNode } from 'react';
import type { NavigationLink } from '../content/addresses.ts';
import type { WordsOf } from '../content/words.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import { hasLongWord } from './has-long-word.ts';

interface Props {
  /** Not on a page that has no place in the site. */
  trail?: NavigationLink[];
  words: WordsOf<'ui'>;
  heading: string;
  lead?: ReactNode;
  /** Shown below the introduction: a button, dates, for whom the page is. */
  children?: ReactNode;
  /** Stands on the horizon below the introduction. */
  stand?: ReactNode;
  /** Stands on the horizon at the end of the page, below the introduction in narrow windows. */
  figure?: ReactNode;
  /** Shows the figure below the heading, as a band, where it is not beside it: for a decoration. */
  isBand?: boolean;
  /** A page of text begins on paper. */
  ground?: 'field' | 'paper';
  /** Ends the field with the horizon, if nothing else does. */
  horizon?: boolean;
  /** A short head on a phone, so that the first results of a list are in view. */
  compact?: boolean;
  /** The heading of an article, or of another page with a long one, is smaller. */
  small?: boolean;
}

/** Where the heading has a long word, it is smaller: on a phone, and where it has seven of the twelve columns. */
const sizes = {
  large: 'text-(length:--text-field) max-[24rem]:text-(length:--text-3xl)',
  largeLong: 'text-(length:--text-field-long) hyphens-auto lg:text-3xl',
  small: 'text-3xl',
  smallLong: 'text-[min(var(--text-3xl),7.75vw)] hyphens-auto',
  compact: 'text-3xl sm:text-(length:--text-field)',
};

/**
 * The head of every page but the home page: the way here, the heading and the introduction, which ends on
 * the last line of the heading, or is below it if something stands beside them.
 */
export function Hero(props: Props) {
  const { trail, words, heading, lead, children, stand, figure } = props;
  const { ground = 'field', horizon, small, compact, isBand = false } = props;
  const size = compact
    ? 'compact'
    : (`${small ? 'small' : 'large'}${hasLongWord(heading) ? 'Long' : ''}` as const);
  const onField = ground === 'field' ? `field ${horizon || figure ? 'horizon' : ''}` : undefined;
  return (
    <div className={onField}>
      <div
        className={`head wrap ${figure ? 'with-figure' : ''} ${isBand ? 'with-band' : ''} ${compact ? 'max-sm:gap-y-1.5 max-sm:pt-20 max-sm:pb-3' : ''} ${horizon && !figure && !stand ? 'pb-10 md:pb-14' : ''}`}
      >
        {trail && (
          <div className="[grid-area:trail]">
            <Breadcrumb trail={trail} words={words} />
          </div>
        )}
        <h1
          className={`-ms-[0.03em] leading-(--text-hero--line-height) tracking-tight [grid-area:title] ${sizes[size]}`}
        >
          {heading}
        </h1>
        {figure && isBand && <div className="[grid-area:figure]">{figure}</div>}
        {(lead || children || stand) && (
          <div
            className={`flex flex-col [grid-area:lead] ${!figure ? 'lg:self-end lg:pb-1.5' : stand ? '' : 'lg:pb-12'}`}
          >
            {lead && (
              <p
                className={`field-lead max-w-measure text-balance ${compact ? 'max-sm:font-sans max-sm:text-xs' : ''}`}
              >
                {lead}
              </p>
            )}
            {children}
            {stand}
          </div>
        )}
        {figure && !isBand && <div className="[grid-area:figure] lg:self-end">{figure}</div>}
      </div>
    </div>
  );
}
