import type { WordsOf } from '../../content/words/words.ts';
import { NotedItems } from '../../ui/references/NotedItems.tsx';
import { NotedSection } from '../../ui/references/NotedSection.tsx';
import type { RegionPage } from './region-page.ts';
import { SetupTable } from './SetupTable.tsx';

interface Props extends Pick<RegionPage, 'region' | 'citedIn'> {
  words: WordsOf<'regions' | 'ui' | 'law' | 'formats'>;
}

/** The content of a region page, from the focus areas to immigration. */
export function RegionContent({ region, citedIn, words }: Props) {
  const { setup = [], immigration = [] } = region;
  return (
    <>
      <NotedItems
        citations={citedIn.focus}
        heading={region.focusHeading}
        items={region.focus}
        words={words}
      />
      {setup.length > 0 && (
        <div className="bg-sunken">
          <NotedSection
            bare
            citations={citedIn.setup}
            words={words}
            heading={words.regions.setup}
            intro={region.setupNote}
          >
            <SetupTable citations={citedIn.setup} steps={setup} words={words} />
          </NotedSection>
        </div>
      )}
      {immigration.length > 0 && (
        <NotedItems
          citations={citedIn.immigration}
          heading={words.regions.immigration}
          intro={region.immigrationNote}
          items={immigration}
          words={words}
        />
      )}
    </>
  );
}
