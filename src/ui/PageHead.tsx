import type { ReactNode } from 'react';
import type { NavigationLink } from '../content/addresses.ts';
import type { WordsOf } from '../content/words.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import { hasLongWord } from './has-long-word.ts';

interface Props {
  trail: NavigationLink[];
  words: WordsOf<'ui'>;
  heading: string;
  intro?: string;
  /** Shown below the introduction: date, category, author. */
  meta?: ReactNode;
  /** Shown below all of that. */
  children?: ReactNode;
  /** Shown beside all of that on wide screens, below it on small ones. */
  aside?: ReactNode;
}

export function PageHead(props: Props) {
  const { trail, words, heading, intro, meta, children, aside } = props;
  return (
    <div className="wrap pt-24 pb-8 md:pt-32 md:pb-16">
      <Breadcrumb trail={trail} words={words} />
      <div className="mt-4 grid gap-8 sm:mt-8 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <h1 className={hasLongWord(heading) ? 'text-2xl sm:text-3xl' : 'text-3xl'}>{heading}</h1>
          {intro && <p className="mt-4 max-w-measure font-display text-lg sm:mt-6">{intro}</p>}
          {meta && <div className="mt-4 text-xs text-muted sm:mt-6 sm:text-sm">{meta}</div>}
          {children}
        </div>
        {aside && <div className="lg:col-span-4">{aside}</div>}
      </div>
    </div>
  );
}
