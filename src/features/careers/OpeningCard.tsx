import { formatList } from '../../content/words/format-list.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { FactLine } from '../../ui/FactLine.tsx';
import { Filled } from '../../ui/Filled.tsx';
import { LinkText } from '../../ui/LinkText.tsx';
import { TitleLink } from '../../ui/TitleLink.tsx';
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
      <article className="border-t border-rule py-8">
        <p className="text-sm text-muted">
          <FactLine
            facts={{
              department: opening.department,
              place: opening.place,
              type: opening.type,
              // The note is a whole sentence. The page of the opening shows it.
              pay: formatPay({ ...opening, payNote: undefined }, words),
              posted: (
                <Filled
                  template={words.careers.posted}
                  values={{ date: <DateText date={opening.postedDate} words={words} /> }}
                />
              ),
              closes: opening.closes && (
                <Filled
                  template={words.careers.closes}
                  values={{ date: <DateText date={opening.closes} words={words} /> }}
                />
              ),
            }}
          />
        </p>
        <h3 className="mt-3 text-xl">
          <TitleLink href={opening.path}>{opening.title}</TitleLink>
        </h3>
        <p className="mt-3 max-w-measure">{opening.shortDescription}</p>
        <p className="mt-3 max-w-measure text-sm text-muted">
          {formatList(opening.skills, words.language)}
        </p>
        <p className="mt-6">
          <ButtonLink href={opening.applyPath} look="quiet">
            <LinkText about={opening.title} template={words.ui.linkAbout}>
              {words.careers.apply}
            </LinkText>
          </ButtonLink>
        </p>
      </article>
    </li>
  );
}
