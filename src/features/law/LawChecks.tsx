import { Fragment } from 'react';
import type { Paths } from '../../content/addresses.ts';
import { fill, type WordsOf } from '../../content/words.ts';
import { DateText } from '../../ui/DateText.tsx';
import { Template } from '../../ui/Template.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { Country } from './law-register.ts';

interface Props {
  countries: Country[];
  paths: Paths;
  words: WordsOf<'law' | 'formats'>;
}

/** How to read the register, when its entries were checked, and its files for programs. */
export function LawChecks({ countries, paths, words }: Props) {
  const { law } = words;
  const days = countries.flatMap(({ laws }) => laws.map((entry) => entry.law.checked)).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const date = <DateText date={first} words={words} />;
  return (
    <p className="mt-6 text-sm text-muted">
      {law.howToRead}{' '}
      {first === last ? (
        <Template text={law.checkedOn} values={{ date }} />
      ) : (
        <Template
          text={law.checkedBetween}
          values={{ first: date, last: <DateText date={last} words={words} /> }}
        />
      )}
      <span className="screen-only">
        {'\u00a0· '}
        <TextLink href={paths.lawFeed}>{law.feed}</TextLink>
        {(['csv', 'json'] as const).map((ending) => (
          <Fragment key={ending}>
            {'\u00a0· '}
            <TextLink href={paths.lawData(ending)}>{fill(law.data, { ending })}</TextLink>
          </Fragment>
        ))}
      </span>
    </p>
  );
}
