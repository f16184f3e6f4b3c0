import type { Paths } from '../../content/addresses.ts';
import type { PageData } from '../../content/kinds/page.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { EqualOpportunity } from './EqualOpportunity.tsx';
import type { Opening } from './model/opening.ts';

interface Props {
  opening: Pick<Opening, 'applyPath'>;
  /** The page with all openings and the form. */
  careers: PageData<'work-with-us'>;
  paths: Paths;
  words: WordsOf<'careers'>;
}

/** The links to the form and to the other openings. */
export const HowToApply = ({ opening, careers, paths, words }: Props) => (
  <div className="bg-sunken">
    <Section bare heading={words.careers.howToApply} intro={careers.form.text}>
      <p className="screen-only mb-8 flex flex-wrap gap-3">
        <ButtonLink href={opening.applyPath}>{words.careers.apply}</ButtonLink>
        <ButtonLink href={paths.workWithUs} look="quiet">
          {words.careers.allOpenings}
        </ButtonLink>
      </p>
      <EqualOpportunity page={careers} words={words} />
    </Section>
  </div>
);
