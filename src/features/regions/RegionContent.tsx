import { fill, type WordsOf } from '../../content/words.ts';
import { Section } from '../../ui/Section.tsx';
import { TitledList } from '../../ui/TitledList.tsx';
import { WideSection } from '../../ui/WideSection.tsx';
import type { RegionPage } from './region-page.ts';
import { SetupTable } from './SetupTable.tsx';

interface Props extends Pick<RegionPage, 'region' | 'study' | 'citedIn'> {
  words: WordsOf<'regions' | 'ui'>;
}

/** The content of a region page, from the focus areas to immigration. */
export function RegionContent({ region, study, citedIn, words }: Props) {
  const { setup = [], immigration = [] } = region;
  const { regions, ui } = words;
  return (
    <>
      <WideSection bare={study !== undefined} heading={region.focusHeading}>
        <TitledList citations={citedIn.focus} items={region.focus} look="heavy" />
      </WideSection>
      {setup.length > 0 && (
        <div className="relative -mb-px bg-sunken">
          <Section bare heading={regions.setup} intro={region.setupNote}>
            <SetupTable citations={citedIn.setup} steps={setup} words={words} />
          </Section>
        </div>
      )}
      {immigration.length > 0 && (
        <WideSection
          bare={setup.length > 0}
          heading={regions.immigration}
          intro={region.immigrationNote}
        >
          {/* On a phone, details that few visitors need are folded. */}
          <details className="open-when-wide">
            <summary className="menu-arrow tap font-medium screen-only">
              {fill(ui.more, { about: regions.immigration })}
            </summary>
            <TitledList citations={citedIn.immigration} items={immigration} look="heavy" />
          </details>
        </WideSection>
      )}
    </>
  );
}
