import type { CalendarDate } from '../content/dates.ts';
import type { WordsOf } from '../content/words/words.ts';
import { DateText } from './DateText.tsx';
import { Filled } from './Filled.tsx';

interface Props {
  template: string;
  date: CalendarDate;
  words: WordsOf<'formats'>;
}

/** A text with a date, such as `Posted 15 January 2025`. */
export const DateFilled = ({ template, date, words }: Props) => (
  <Filled template={template} values={{ date: <DateText date={date} words={words} /> }} />
);
