import type { WordsOf } from '../../content/words/words.ts';
import { DateFilled } from '../../ui/DateFilled.tsx';
import { FactLine } from '../../ui/FactLine.tsx';
import type { Opening } from './model/opening.ts';

interface Props {
  opening: Opening;
  words: WordsOf<'careers' | 'formats'>;
}

/** When the opening was posted, and when it closes. */
export function OpeningDates({ opening: { postedDate, closes }, words }: Props) {
  return (
    <p>
      <FactLine
        facts={{
          posted: <DateFilled template={words.careers.posted} date={postedDate} words={words} />,
          closes: closes && (
            <DateFilled template={words.careers.closes} date={closes} words={words} />
          ),
        }}
      />
    </p>
  );
}
