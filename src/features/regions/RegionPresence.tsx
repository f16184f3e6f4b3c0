import type { WordsOf } from '../../content/words.ts';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import type { RegionPage } from './region-page.ts';

interface Props extends Pick<RegionPage, 'region' | 'paragraphs'> {
  words: WordsOf<'regions'>;
}

/** Who the firm is in a region, and beside it with whom it works there. */
export const RegionPresence = ({ region, paragraphs, words }: Props) => (
  <section className="columns wrap gap-y-6 pt-12 pb-9 md:py-16 lg:grid-rows-[auto_1fr]">
    <h2 className="text-2xl">{region.presenceHeading}</h2>
    <div className="lg:row-span-2">
      <Paragraphs paragraphs={[...paragraphs, ...region.presence]} />
    </div>
    {region.partnerKind && (
      <div className="max-w-narrow border-s-3 border-mark ps-5 text-sm lg:self-start aside">
        <h3 className="mb-1 text-lg">
          {region.cities.some(({ kind }) => kind === 'partner')
            ? words.regions.partnerKind
            : words.regions.ownStaff}
        </h3>
        <p>{region.partnerKind}</p>
      </div>
    )}
  </section>
);
