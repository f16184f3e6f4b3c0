import type { NavigationLink } from '../../content/addresses.ts';
import { formatList } from '../../content/language-facts.ts';
import type { WordsOf } from '../../content/words.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Hero } from '../../ui/Hero.tsx';
import type { Opening } from './model/opening.ts';
import { OpeningDates } from './OpeningCard.tsx';
import { formatPay } from './pay.ts';

interface Props {
  opening: Opening;
  trail: NavigationLink[];
  words: WordsOf<'careers' | 'formats' | 'ui'>;
}

/** The head of an opening. Its terms stand on a sheet on the horizon. */
export const OpeningHead = ({ opening, trail, words }: Props) => (
  <Hero
    figure={<OpeningTerms opening={opening} words={words} />}
    heading={opening.title}
    lead={opening.shortDescription}
    trail={trail}
    words={words}
  >
    <p className="screen-only mt-6">
      <ButtonLink href={opening.applyPath} look="mark">
        {words.careers.apply}
      </ButtonLink>
    </p>
  </Hero>
);

/** The terms of an opening, its pay in large type. */
function OpeningTerms({ opening, words }: Pick<Props, 'opening' | 'words'>) {
  const { careers, tag } = words;
  const pay = formatPay(opening, words);
  const terms = [
    { term: careers.type, text: opening.type },
    { term: careers.location, text: opening.place },
    { term: careers.department, text: opening.department },
    { term: careers.skills, text: formatList(opening.skills, tag) },
    { term: careers.reference, text: opening.id },
  ];
  return (
    <section aria-label={careers.atAGlance} className="sheet p-6 text-sm max-lg:-mb-4 md:p-8">
      <dl className="grid grid-cols-[fit-content(52%)_minmax(0,1fr)] gap-x-6">
        {pay && (
          <div className="col-span-full pb-5">
            <dt className="label">{careers.pay}</dt>
            <dd className="font-display text-2xl tabular">{pay}</dd>
            {opening.payNote && <dd className="mt-1">{opening.payNote}</dd>}
          </div>
        )}
        {terms.map(({ term, text }) => (
          <div
            className={`col-span-full grid-cols-subgrid items-baseline border-t border-rule py-2 ${text.length > 40 ? 'sm:grid' : '@min-[22rem]:grid'}`}
            key={term}
          >
            <dt className="label">{term}</dt>
            <dd className={text === opening.id ? undefined : 'first-letter:uppercase'}>{text}</dd>
          </div>
        ))}
      </dl>
      <div className="border-t border-rule pt-2 text-muted">
        <OpeningDates opening={opening} words={words} />
      </div>
    </section>
  );
}
