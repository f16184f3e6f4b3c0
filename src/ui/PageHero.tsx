import type { ReactNode } from 'react';
import type { NavigationLink } from '../content/addresses.ts';
import type { WordsOf } from '../content/words.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import { HeroHeading } from './HeroHeading.tsx';

interface Props {
  trail: NavigationLink[];
  words: WordsOf<'ui'>;
  heading: string;
  /** Undefined if it is shown below, beside what stands on the horizon. */
  intro?: string | undefined;
  /** Shown above the heading, such as a date. */
  meta?: ReactNode;
  /** Ends the field with the horizon, for a page on which nothing stands on it. */
  horizon?: boolean;
  /** Shown below the introduction. */
  children?: ReactNode;
}

/**
 * The head of a page that opens on a field: the heading, and the introduction below it, on wide screens
 * beside it from the line of the trail on.
 */
export const PageHero = ({ trail, words, heading, intro, meta, horizon, children }: Props) => (
  <div className={horizon ? 'field horizon' : 'field'}>
    <div
      className={`columns with-end wrap items-baseline gap-y-5 pt-24 md:pt-28 lg:grid-rows-[auto_1fr] ${horizon ? 'pb-10 md:pb-14' : 'pb-4'}`}
    >
      <div>
        <Breadcrumb trail={trail} words={words} />
        {meta && <div className="mt-4 text-sm text-muted">{meta}</div>}
      </div>
      <HeroHeading className={intro ? 'aside' : 'col-span-full'}>{heading}</HeroHeading>
      {intro && (
        <div className="lg:row-span-2 lg:row-start-1">
          <p className="field-lead text-balance">{intro}</p>
          {children}
        </div>
      )}
    </div>
  </div>
);
