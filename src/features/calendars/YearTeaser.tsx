import { calendarAnchor } from '../../content/article-places.ts';
import type { Article } from '../../content/kinds/article.ts';
import type { Calendar } from '../../content/kinds/calendar.ts';
import type { DutyWords } from './duty-words.ts';
import { YearBand } from './YearBand.tsx';

interface Props {
  calendar: Calendar;
  /** The article with the tables of the calendar. */
  article: Pick<Article, 'path'>;
  words: DutyWords;
}

/** A calendar on the home page: the year drawn, and the way to its tables. */
export const YearTeaser = ({ calendar, article, words }: Props) => (
  <div className="mt-16">
    <h3 className="mb-4 text-lg">{words.calendars.year}</h3>
    <YearBand calendar={calendar} words={words} />
    <p className="mt-4 text-sm">
      <a className="link" href={`${article.path}#${calendarAnchor}`}>
        {words.calendars.asTable}
      </a>
    </p>
  </div>
);
