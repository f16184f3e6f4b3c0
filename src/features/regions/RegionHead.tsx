import type { ReactNode } from 'react';
import type { Firm } from '../../content/kinds/firm.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { BookingLink } from '../../ui/BookingLink.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { RegionMap } from './RegionMap.tsx';
import { RegionTiles } from './RegionTiles.tsx';
import type { RegionPage } from './region-page.ts';

interface Props
  extends Pick<RegionPage, 'region' | 'trail' | 'introduction' | 'paragraphs' | 'map' | 'tiles'> {
  firm: Firm;
  /** What the firm did and does there, side by side where there is space. */
  children: ReactNode;
  words: WordsOf<'regions' | 'layout' | 'ui'>;
}

/** The head of a region page, with its map. */
export const RegionHead = (props: Props) => {
  const { region, introduction, paragraphs, map, tiles, trail, firm, children, words } = props;
  const name = region.shortName;
  return (
    <PageHead
      aside={
        <>
          {tiles ? (
            <RegionTiles map={tiles} name={name} words={words} />
          ) : (
            <RegionMap map={map} name={name} words={words} />
          )}
          {paragraphs.length > 0 && (
            <div className="mt-6">
              <Paragraphs paragraphs={paragraphs} />
            </div>
          )}
        </>
      }
      hasWideAside
      heading={region.heading}
      intro={introduction}
      trail={trail}
      words={words}
    >
      {/* For windows in which the header is too narrow for it. */}
      <p className="mt-6 md:hidden screen-only">
        <BookingLink firm={firm} words={words} />
      </p>
      <div className="mt-6 grid max-w-measure gap-x-8 gap-y-6 sm:grid-cols-2">{children}</div>
    </PageHead>
  );
};
