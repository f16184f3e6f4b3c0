import type { CalendarDate } from '../content/dates.ts';
import type { WordsOf } from '../content/words.ts';
import { DateText } from './DateText.tsx';
import { Template } from './Template.tsx';

interface Props {
  text: string;
  date: CalendarDate;
  words: WordsOf<'formats'>;
}

/** A text with a date, such as `Posted 15 January 2025`. */
export const DatedTemplate = ({ text, date, words }: Props) => (
  <Template text={text} values={{ date: <DateText date={date} words={words} /> }} />
);
