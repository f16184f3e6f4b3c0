import type { ReactNode } from 'react';
import type { NavigationLink } from '../content/addresses.ts';
import type { WordsOf } from '../content/words/words.ts';
import { Breadcrumb } from './Breadcrumb.tsx';

interface Props {
  trail: NavigationLink[];
  words: WordsOf<'ui'>;
  heading: string;
  intro?: string;
  /** Shown above the heading: date, category, employment type. */
  meta?: ReactNode;
  /** Shown below the introduction. */
  children?: ReactNode;
}

export function PageHead({ trail, words, heading, intro, meta, children }: Props) {
  return (
    <div className="wrap pt-28 pb-12 md:pt-36 md:pb-16 print:pt-0 print:pb-6">
      <Breadcrumb trail={trail} words={words} />
      <div className="mt-8 lg:w-3/4">
        {meta && <div className="mb-4 text-sm text-muted">{meta}</div>}
        <h1 className="text-3xl">{heading}</h1>
        {intro && <p className="mt-6 max-w-measure text-lg text-muted">{intro}</p>}
        {children}
      </div>
    </div>
  );
}
