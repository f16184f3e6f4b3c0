import './filtered-list.css';
import type { ComponentProps, ReactNode } from 'react';
import { Breadcrumb } from '../Breadcrumb.tsx';

interface Props extends ComponentProps<typeof Breadcrumb> {
  heading: string;
  intro: string;
  /** Shown under the intro, in the same column. */
  aside?: ReactNode;
  /** First the filters, shown beside the heading where there is space, then the list. */
  children: ReactNode;
}

/** A list page. Its head is short, so that the first results can be seen without scrolling. */
export function ListPage({ trail, words, heading, intro, aside, children }: Props) {
  return (
    <div className="list-page wrap">
      <Breadcrumb trail={trail} words={words} />
      <div className="list-head">
        <div>
          <h1 className="text-3xl">{heading}</h1>
          <div className="list-intro">
            <p>{intro}</p>
            {aside}
          </div>
        </div>
        {children}
      </div>
    </div>
  );
}
