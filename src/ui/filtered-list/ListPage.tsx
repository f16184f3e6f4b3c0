import type { ComponentProps, ReactNode } from 'react';
import { Breadcrumb } from '../Breadcrumb.tsx';
import { hasLongWord } from '../has-long-word.ts';

interface Props extends ComponentProps<typeof Breadcrumb> {
  heading: string;
  intro: string;
  /** Shown beside the heading on wide screens. */
  aside?: ReactNode;
  /** The list. */
  children: ReactNode;
}

/** A list page. Its head is short, so that the first results can be seen without scrolling. */
export const ListPage = ({ trail, words, heading, intro, aside, children }: Props) => {
  const head = (
    <>
      <h1 className={aside || hasLongWord(heading) ? 'text-2xl' : 'text-3xl'}>{heading}</h1>
      <p className="mt-2 max-w-measure text-xs text-muted sm:text-sm">{intro}</p>
    </>
  );
  return (
    <div className="wrap pt-18 pb-4 sm:pt-22 lg:pt-24 print:pt-0">
      <Breadcrumb trail={trail} words={words} />
      <div className={`columns mt-1 mb-3 lg:mt-4 ${aside ? 'gap-y-3 lg:mb-6' : 'items-end'}`}>
        {aside ? <div>{head}</div> : head}
        {aside}
      </div>
      {children}
    </div>
  );
};
