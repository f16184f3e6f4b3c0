import type { WordsOf } from '../../content/words/words.ts';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { NotedSection } from '../../ui/references/NotedSection.tsx';
import { Section } from '../../ui/Section.tsx';
import { TitledList } from '../../ui/TitledList.tsx';
import type { RegionPage } from './region-page.ts';
import { SetupTable } from './SetupTable.tsx';

interface Props extends Pick<RegionPage, 'region' | 'citedIn'> {
  words: WordsOf<'regions' | 'ui' | 'law' | 'formats'>;
}

/** The content of a region page, from the firm's presence to immigration. */
export function RegionContent({ region, citedIn, words }: Props) {
  const { setup = [], immigration = [] } = region;
  return (
    <>
      <Section heading={region.presenceHeading}>
        <Paragraphs paragraphs={region.presence} />
      </Section>
      {region.partnerKind && (
        <Section heading={words.regions.partnerKind}>
          <p className="max-w-measure">{region.partnerKind}</p>
        </Section>
      )}
      <NotedSection citations={citedIn.focus} words={words} heading={region.focusHeading}>
        <TitledList citations={citedIn.focus} items={region.focus} />
      </NotedSection>
      {setup.length > 0 && (
        <NotedSection
          citations={citedIn.setup}
          words={words}
          heading={words.regions.setup}
          intro={region.setupNote}
        >
          <SetupTable citations={citedIn.setup} steps={setup} words={words} />
        </NotedSection>
      )}
      {immigration.length > 0 && (
        <NotedSection
          citations={citedIn.immigration}
          words={words}
          heading={words.regions.immigration}
          intro={region.immigrationNote}
        >
          <TitledList citations={citedIn.immigration} items={immigration} />
        </NotedSection>
      )}
    </>
  );
}
