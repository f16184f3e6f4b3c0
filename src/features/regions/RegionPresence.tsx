import type { WordsOf } from '../../content/words.ts';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import type { RegionPage } from './region-page.ts';

interface Props extends Pick<RegionPage, 'region' | 'paragraphs'> {
  words: WordsOf<'regions'>;
}

/** Who the firm is in a region, and beside it with whom it works there. */
export const RegionPresence = ({ region, paragraphs, words }: Props) => (
  <section className="columns wrap gap-y-6 pt-8 pb-5 md:py-16">
    <h2 className="text-2xl">{region.presenceHeading}</h2>
    <div className={region.partnerKind && 'lg:col-[main/span_5]'}>
      <Paragraphs paragraphs={[...paragraphs, ...region.presence]} />
    </div>
    {region.partnerKind && (
      <div className="max-w-narrow border-s-3 border-mark ps-5 text-sm lg:col-[span_3/-1] lg:self-start">
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
