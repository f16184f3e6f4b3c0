import { type CalendarDate, formatUnbrokenDate } from '../content/dates.ts';
import type { WordsOf } from '../content/words.ts';

interface Props {
  date: CalendarDate;
  words: WordsOf<'formats'>;
}

export function DateText({ date, words }: Props) {
  return <time dateTime={date}>{formatUnbrokenDate(date, words.formats.dates)}</time>;
}
