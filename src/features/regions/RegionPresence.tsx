import type { WordsOf } from '../../content/words.ts';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Section } from '../../ui/Section.tsx';
import type { RegionPage } from './region-page.ts';

interface Props extends Pick<RegionPage, 'region' | 'paragraphs'> {
  words: WordsOf<'regions'>;
}

/** The firm's presence in a region, and the partners it works with there. */
export const RegionPresence = ({ region, paragraphs, words }: Props) => (
  <Section bare heading={region.presenceHeading}>
    <Paragraphs areWide paragraphs={[...paragraphs, ...region.presence]} />
    {region.partnerKind && (
      <div className="mt-6 grid gap-x-8 border-t border-rule pt-3 text-sm max-lg:max-w-measure lg:grid-cols-2">
        <h3 className="mb-1 text-lg">
          {region.cities.some(({ kind }) => kind === 'partner')
            ? words.regions.partnerKind
            : words.regions.ownStaff}
        </h3>
        <p>{region.partnerKind}</p>
      </div>
    )}
  </Section>
);
