import { formatList } from '../../content/language-facts.ts';
import type { WordsOf } from '../../content/words.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { DatedTemplate } from '../../ui/DatedTemplate.tsx';
import { FactLine } from '../../ui/FactLine.tsx';
import { LinkText } from '../../ui/LinkText.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { Opening } from './model/opening.ts';
import { formatPay } from './pay.ts';

interface Props {
  opening: Opening;
  words: WordsOf<'careers' | 'formats' | 'ui'>;
}

/** An opening in the list of all. */
export function OpeningCard({ opening, words }: Props) {
  return (
    <li data-item={opening.id}>
      <article className="grid gap-x-8 gap-y-3 border-b border-rule py-6 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h3 className="text-xl">
            <TextLink href={opening.path}>{opening.title}</TextLink>
          </h3>
          <p className="mt-2 text-sm text-muted">
            <span className="block">{opening.department}</span>
            <FactLine facts={{ place: opening.place, type: opening.type }} />
          </p>
        </div>
        <div className="max-w-measure lg:col-span-5">
          <p>{opening.shortDescription}</p>
          {/* A phone shows them on the page of the opening. */}
          <p className="mt-3 text-sm text-muted first-letter:uppercase max-sm:hidden">
            {formatList(opening.skills, words.tag)}
          </p>
        </div>
        <div className="lg:col-span-3 lg:text-end">
          <div className="mb-4">
            {/* The note is a whole sentence. The page of the opening shows it. */}
            <p className="font-medium tabular">{formatPay(opening, words)}</p>
            {/* Aligned at the end, a dot at the start of a line would not hang. */}
            <div className="text-sm text-muted lg:[&_i]:hidden lg:[&_span_span_span]:block">
              <OpeningDates opening={opening} words={words} />
            </div>
          </div>
          <ButtonLink href={opening.applyPath} look="quiet">
            <LinkText about={opening.title} template={words.ui.linkAbout}>
              {words.careers.apply}
            </LinkText>
          </ButtonLink>
        </div>
      </article>
    </li>
  );
}

/** When the opening was posted, and when it closes. */
export const OpeningDates = ({ opening: { postedDate, closes }, words }: Props) => (
  <p>
    <FactLine
      facts={{
        posted: <DatedTemplate text={words.careers.posted} date={postedDate} words={words} />,
        closes: closes && <DatedTemplate text={words.careers.closes} date={closes} words={words} />,
      }}
    />
  </p>
);
