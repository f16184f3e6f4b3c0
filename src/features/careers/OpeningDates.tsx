import type { WordsOf } from '../../content/words/words.ts';
import { DateText } from '../../ui/DateText.tsx';
import { FactLine } from '../../ui/FactLine.tsx';
import { Filled } from '../../ui/Filled.tsx';
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
          posted: (
            <Filled
              template={words.careers.posted}
              values={{ date: <DateText date={postedDate} words={words} /> }}
            />
          ),
          closes: closes && (
            <Filled
              template={words.careers.closes}
              values={{ date: <DateText date={closes} words={words} /> }}
            />
          ),
        }}
      />
    </p>
  );
}
