import type { NavigationLink } from '../../content/addresses.ts';
import type { CalendarDate } from '../../content/dates.ts';
import type { WordsOf } from '../../content/words.ts';
import { Hero } from '../../ui/Hero.tsx';
import { LegalDates } from './LegalDates.tsx';
import type { LegalPage } from './model/legal.ts';

interface Props {
  page: LegalPage;
  trail: NavigationLink[];
  today: CalendarDate;
  words: WordsOf<'legal' | 'formats' | 'ui'>;
}

/** The head of a legal page: its dates, and what it says in one or two sentences. */
export const LegalHead = ({ page, trail, today, words }: Props) => (
  <Hero ground="paper" heading={page.title} lead={page.summary} trail={trail} words={words}>
    <div className="mt-3 text-sm text-muted">
      <LegalDates page={page} today={today} words={words} />
    </div>
  </Hero>
);
