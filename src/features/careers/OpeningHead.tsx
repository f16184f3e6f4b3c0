import type { NavigationLink } from '../../content/addresses.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { FieldHeading } from '../../ui/FieldHeading.tsx';
import type { Opening } from './model/opening.ts';
import { OpeningDates } from './OpeningDates.tsx';
import { OpeningFacts } from './OpeningFacts.tsx';

interface Props {
  opening: Opening;
  trail: NavigationLink[];
  words: WordsOf<'careers' | 'formats' | 'ui'>;
}

/** The head of an opening. Its terms stand on the horizon, above its dates. */
export const OpeningHead = ({ opening, trail, words }: Props) => (
  <>
    <div className="field horizon">
      <div className="columns with-end wrap gap-y-8 pt-24 md:pt-28">
        <div className="lg:pb-16">
          <Breadcrumb trail={trail} words={words} />
          <FieldHeading className="mt-4">{opening.title}</FieldHeading>
          <p className="field-lead mt-5 max-w-measure">{opening.shortDescription}</p>
          <p className="screen-only mt-6">
            <ButtonLink href={opening.applyPath} look="mark">
              {words.careers.apply}
            </ButtonLink>
          </p>
        </div>
        <OpeningFacts opening={opening} words={words} />
      </div>
    </div>
    <div className="soil">
      <div className="wrap py-4 text-sm">
        <OpeningDates opening={opening} words={words} />
      </div>
    </div>
  </>
);
