import { type Citations, shareCitations } from '../../content/references.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { NotedSection } from '../../ui/references/NotedSection.tsx';
import { Section } from '../../ui/Section.tsx';
import { TitledList } from '../../ui/TitledList.tsx';
import { listCitedParts } from './cited-parts.ts';
import type { Region } from './model/region.ts';
import { SetupTable } from './SetupTable.tsx';

interface Props {
  region: Region;
  /** The law that the page cites. */
  citations: Citations;
  words: WordsOf<'regions' | 'ui' | 'law' | 'formats'>;
}

/** The content of a region page, from the firm's presence to immigration. */
export function RegionContent({ region, citations, words }: Props) {
  const { setup = [], immigration = [] } = region;
  const [inFocus, inSetup, inImmigration] = shareCitations(citations, listCitedParts(region));
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
      <NotedSection citations={inFocus} words={words} heading={region.focusHeading}>
        <TitledList citations={inFocus} items={region.focus} />
      </NotedSection>
      {setup.length > 0 && (
        <NotedSection
          citations={inSetup}
          words={words}
          heading={words.regions.setup}
          intro={region.setupNote}
        >
          <SetupTable citations={inSetup} steps={setup} words={words} />
        </NotedSection>
      )}
      {immigration.length > 0 && (
        <NotedSection
          citations={inImmigration}
          words={words}
          heading={words.regions.immigration}
          intro={region.immigrationNote}
        >
          <TitledList citations={inImmigration} items={immigration} />
        </NotedSection>
      )}
    </>
  );
}
