import type { Article } from '../articles/model/article.ts';
import { calendarAnchor } from '../articles/model/article-places.ts';
import type { DutyWords } from './duty-words.ts';
import type { Calendar } from './model/calendar.ts';
import { YearBand } from './YearBand.tsx';
import { YearKey } from './YearKey.tsx';

interface Props {
  calendar: Calendar;
  /** The article with the tables of the calendar. */
  article: Pick<Article, 'path'>;
  words: DutyWords;
}

/** A calendar on the home page: a drawing of the year, and a link to its tables. */
export const YearTeaser = ({ calendar, article, words }: Props) => (
  <div className="mt-16">
    <h3 className="mb-4 text-lg">{words.calendars.year}</h3>
    <YearBand calendar={calendar} words={words} />
    <div className="mt-3 text-sm">
      <YearKey calendar={calendar} words={words} />
      <p className="mt-2">
        <a className="link" href={`${article.path}#${calendarAnchor}`}>
          {words.calendars.asTable}
        </a>
      </p>
    </div>
  </div>
);
