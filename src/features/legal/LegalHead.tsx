import type { NavigationLink } from '../../content/addresses.ts';
import type { CalendarDate } from '../../content/dates.ts';
import type { WordsOf } from '../../content/words.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { HeroHeading } from '../../ui/HeroHeading.tsx';
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
  <div className="columns wrap gap-y-4 pt-24 pb-8 lg:pt-32 lg:pb-12 print:pt-0">
    <div className="col-span-full">
      <Breadcrumb trail={trail} words={words} />
    </div>
    <HeroHeading className="col-span-full">{page.title}</HeroHeading>
    <div className="aside border-t border-rule pt-3 text-sm text-muted max-lg:order-1">
      <LegalDates page={page} today={today} words={words} />
    </div>
    <p className="field-lead border-t-2 border-ink pt-3 text-balance">{page.summary}</p>
  </div>
);
