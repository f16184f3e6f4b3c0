import type { ComponentProps, ReactNode } from 'react';
import { Breadcrumb } from '../Breadcrumb.tsx';
import { hasLongWord } from '../has-long-word.ts';

interface Props extends ComponentProps<typeof Breadcrumb> {
  heading: string;
  intro: string;
  /** Shown with the heading beside the list on wide screens. */
  aside?: ReactNode;
  /** The list. */
  children: ReactNode;
}

/** A list page. Its head is short, so that the first results can be seen without scrolling. */
export const ListPage = ({ trail, words, heading, intro, aside, children }: Props) => (
  <div className="wrap pt-18 pb-4 sm:pt-22 lg:pt-24 print:pt-0">
    <Breadcrumb trail={trail} words={words} />
    <div className={`mt-1 grid gap-x-8 gap-y-3 lg:mt-4 ${aside ? 'lg:grid-cols-12' : ''}`}>
      <div className={aside ? 'self-start lg:sticky lg:top-24 lg:col-span-4' : 'columns items-end'}>
        <h1 className={aside || hasLongWord(heading) ? 'text-2xl' : 'text-3xl'}>{heading}</h1>
        <p className="mt-2 max-w-measure text-xs text-muted sm:text-sm">{intro}</p>
        {aside && <div className="mt-3 lg:mt-6">{aside}</div>}
      </div>
      <div className={aside ? 'min-w-0 lg:col-span-8' : 'min-w-0'}>{children}</div>
    </div>
  </div>
);
