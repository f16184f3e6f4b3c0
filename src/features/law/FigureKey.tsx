import type { ReactNode } from 'react';
import { type CalendarDate, formatDate } from '../../content/dates.ts';
import { fill, fillPlural } from '../../content/words/fill.ts';
import type { WordsOf } from '../../content/words/words.ts';
import type { Figure } from './law-figure.ts';

interface Props {
  figure: Figure;
  /** How many laws ended on the day of the headline, and on others. */
  ended: { turn: number; other: number };
  hasUndated: boolean;
  today: CalendarDate;
  words: WordsOf<'law' | 'formats'>;
}

const Sign = ({ children }: { children: ReactNode }) => (
  <svg aria-hidden="true" className="law-sign" viewBox="0 0 20 20">
    {children}
  </svg>
);

/** What the lines and dots of the figure are. */
export function FigureKey({ figure: { since, turn }, ended, hasUndated, today, words }: Props) {
  const { law, language, formats } = words;
  const write = (date: CalendarDate) => formatDate(date, formats.dates);
  return (
    <ul className="law-key">
      <li>
        <Sign>
          <path className="law-line" d="M10 0V20" />
        </Sign>
        {law.keyLaw}
      </li>
      <li>
        <Sign>
          <path className="law-line" d="M2 20V12Q2 2 10 2Q18 2 18 12V20" />
        </Sign>
        {law.keyArch}
      </li>
      {turn && ended.turn > 0 && (
        <li>
          <Sign>
            <circle cx="10" cy="10" r="5" />
          </Sign>
          {fillPlural(law.keyTurn, language, ended.turn, { date: write(turn.date) })}
        </li>
      )}
      {ended.other > 0 && (
        <li>
          <Sign>
            <circle className="law-other-day" cx="10" cy="10" r="5" />
          </Sign>
          {fillPlural(law.keyOther, language, ended.other, {})}
        </li>
      )}
      {hasUndated && (
        <li>
          <Sign>
            <path className="law-line" d="M10 0V20" strokeDasharray="2 4" />
          </Sign>
          {law.keyUndated}
        </li>
      )}
      {since && (
        <li>
          <Sign>
            <rect height="20" width="20" />
          </Sign>
          {fill(law.keyEnlarged, { date: write(since) })}
        </li>
      )}
      <li>
        <Sign>
          <path className="law-today" d="M0 10H20" />
        </Sign>
        {fill(law.keyToday, { date: write(today) })}
      </li>
    </ul>
  );
}
