import type { WordsOf } from '../../content/words/words.ts';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import type { Region } from './model/region.ts';

interface Props {
  region: Pick<Region, 'presenceHeading' | 'presence' | 'partnerKind'>;
  words: WordsOf<'regions'>;
}

const columns = 'wrap grid gap-x-8 gap-y-4 lg:grid-cols-12';

/** Who the firm is in a region, on a field, and on the soil with whom it works there. */
export const RegionPresence = ({ region, words }: Props) => (
  <>
    <section className="field horizon">
      <div className={`${columns} py-9 md:py-16`}>
        <h2 className="text-3xl lg:col-span-5">{region.presenceHeading}</h2>
        <div className="lg:col-span-7">
          <Paragraphs paragraphs={region.presence} />
        </div>
      </div>
    </section>
    {region.partnerKind && (
      <section className="soil">
        <div className={`${columns} py-6 md:py-8`}>
          <h2 className="text-xl lg:col-span-5">{words.regions.partnerKind}</h2>
          <p className="max-w-measure lg:col-span-7">{region.partnerKind}</p>
        </div>
      </section>
    )}
  </>
);
