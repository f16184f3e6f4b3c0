import type { NavigationLink } from '../../content/addresses.ts';
import { type CalendarDate, formatDate } from '../../content/dates.ts';
import type { WordsOf } from '../../content/words.ts';
import { Hero } from '../../ui/Hero.tsx';
import { Template } from '../../ui/Template.tsx';
import type { LegalPage } from './model/legal.ts';

interface Props {
  page: LegalPage;
  trail: NavigationLink[];
  today: CalendarDate;
  words: WordsOf<'legal' | 'formats' | 'ui'>;
}

/** Today's date, which `clock.ts` keeps current, and the date since when the legal page applies. */
const Dates = ({ page: { effective }, today, words: { legal, formats } }: Omit<Props, 'trail'>) => (
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

/** The head of a legal page: its dates, and what it says in one or two sentences. */
export const LegalHead = ({ page, trail, today, words }: Props) => (
  <Hero ground="paper" heading={page.title} lead={page.summary} trail={trail} words={words}>
    <div className="mt-3 text-sm text-muted">
      <Dates page={page} today={today} words={words} />
    </div>
  </Hero>
);
