import './legal.css';
import type { NavigationLink } from '../../content/addresses.ts';
import type { CalendarDate } from '../../content/dates.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { hasLongWord } from '../../ui/has-long-word.ts';
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
  <div className="columns legal-head wrap">
    <Breadcrumb trail={trail} words={words} />
    <h1 className={hasLongWord(page.title) ? 'long-words' : undefined}>{page.title}</h1>
    <div className="aside border-t border-rule pt-3 text-sm text-muted">
      <LegalDates page={page} today={today} words={words} />
    </div>
    <p className="field-lead text-balance">{page.summary}</p>
  </div>
);
