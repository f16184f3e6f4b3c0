import { type CalendarDate, formatDate } from '../../content/dates.ts';
import type { WordsOf } from '../../content/words.ts';
import { Template } from '../../ui/Template.tsx';
import type { LegalPage } from './model/legal.ts';

interface Props {
  page: Pick<LegalPage, 'effective'>;
  today: CalendarDate;
  words: WordsOf<'legal' | 'formats'>;
}

/** Today's date, which `clock.ts` keeps current, and the date since when the legal page applies. */
export const LegalDates = ({ page: { effective }, today, words: { legal, formats } }: Props) => (
  <>
    <p>
      <Template
        text={legal.lastUpdated}
        values={{
          date: (
            <time data-clock="date" lang={formats.dates} dateTime={today}>
              {formatDate(today, formats.dates)}
            </time>
          ),
        }}
      />
    </p>
    {effective && (
      <p className="first-letter:uppercase">
        <Template text={legal.effective} values={{ date: formatDate(effective, formats.dates) }} />
      </p>
    )}
  </>
);
