import { fill } from '../../content/words/fill.ts';
import { formatList } from '../../content/words/format-list.ts';
import type { DutyWords } from './duty-words.ts';
import type { Calendar } from './model/calendar.ts';
import { isMonthly, isState } from './year-band.ts';

interface Props {
  calendar: Calendar;
  words: DutyWords;
}

/** What the marks and ticks of a drawn year mean. */
export function YearKey({ calendar: { jurisdictions }, words: { calendars, language } }: Props) {
  const countries = jurisdictions.filter((jurisdiction) => !isState(jurisdiction));
  const key = jurisdictions.length > countries.length ? calendars.keyOfStates : calendars.key;
  const names = countries.map(({ name }) => name);
  const hasTicks = jurisdictions.some(({ duties }) => duties.some(isMonthly));
  return (
    <p className="text-muted">
      {fill(key, { country: formatList(names, language) })}
      {hasTicks && ` ${calendars.keyOfMonths}`}
    </p>
  );
}
