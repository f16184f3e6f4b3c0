import type { Article } from '../articles/model/article.ts';
import { calendarAnchor } from '../articles/model/article-places.ts';
import { type DutyWords, formatDays, formatDuty } from './duty-words.ts';
import type { Calendar } from './model/calendar.ts';
import { YearBand } from './YearBand.tsx';
import { YearKey } from './YearKey.tsx';
import { isMonthly, isState } from './year-band.ts';

interface Props {
  calendar: Calendar;
  words: DutyWords;
  /** The article with the tables, if they are not below. */
  article?: Pick<Article, 'path'> | undefined;
}

/** A year of a calendar: its yearly dates as a drawing, its monthly duties as a list. */
export function YearOfDuties({ calendar, words, article }: Props) {
  const { calendars } = words;
  const monthly = calendar.jurisdictions
    .filter((jurisdiction) => !isState(jurisdiction))
    .flatMap(({ duties }) => duties.filter(isMonthly))
    .sort((a, b) => a.day - b.day);
  return (
    <figure>
      <YearBand calendar={calendar} words={words} />
      <figcaption className="mt-3 text-sm">
        <YearKey calendar={calendar} words={words} />
        {monthly.length > 0 && (
          <>
            <p className="mt-3 font-medium">{calendars.everyMonth}</p>
            <ul className="mt-1 grid list-none gap-x-8 ps-0 sm:grid-cols-2">
              {monthly.map((duty) => (
                <li className="mt-0 py-1" key={duty.id}>
                  <span className="text-muted">{formatDays(duty, words)}:</span>{' '}
                  {formatDuty(duty, words)}
                </li>
              ))}
            </ul>
          </>
        )}
        {article && (
          <p className="mt-3">
            <a className="link" href={`${article.path}#${calendarAnchor}`}>
              {calendars.asTable}
            </a>
          </p>
        )}
      </figcaption>
    </figure>
  );
}
