import type { ReactNode } from 'react';
import type { NavigationLink } from '../content/addresses.ts';
import type { WordsOf } from '../content/words/words.ts';
import { Breadcrumb } from './Breadcrumb.tsx';

interface Props {
  trail: NavigationLink[];
  words: WordsOf<'ui'>;
  heading: string;
  intro: string;
  /** Shown below the introduction. */
  children?: ReactNode;
}

/** The head of a page that opens on a field: the heading, with the introduction beside it. */
export const FieldHead = ({ trail, words, heading, intro, children }: Props) => (
  <div className="field">
    <div className="wrap grid gap-x-8 gap-y-5 pt-24 pb-4 md:pt-28 lg:grid-cols-12 lg:items-end print:pt-0">
      <div className="lg:col-span-12">
        <Breadcrumb trail={trail} words={words} />
      </div>
      <h1 className="field-heading lg:col-span-5">{heading}</h1>
      <div className="lg:col-span-7">
        <p className="field-lead max-w-measure">{intro}</p>
        {children}
      </div>
    </div>
  </div>
);
