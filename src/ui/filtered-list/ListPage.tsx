import './filtered-list.css';
import type { ComponentProps, ReactNode } from 'react';
import { Breadcrumb } from '../Breadcrumb.tsx';

interface Props extends ComponentProps<typeof Breadcrumb> {
  heading: string;
  intro: string;
  /** Shown under the intro, in the same column. */
  aside?: ReactNode;
  /** First what narrows the list down, shown beside the heading where there is room, then the list. */
  children: ReactNode;
}

/** A page that is a list: its head is low, so that the first results are in the first screen. */
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
