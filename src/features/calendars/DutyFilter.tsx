import { fillPlural } from '../../content/words.ts';
import { ListSearch } from '../../ui/filtered-list/ListSearch.tsx';
import { useFilteredList } from '../../ui/filtered-list/useFilteredList.ts';
import { Island } from '../../ui/islands/Island.tsx';
import type { buildCalendarPage } from './calendar-page.ts';
import { isState } from './duty-year.ts';

type Props = ReturnType<typeof buildCalendarPage>['filter'];

/** The controls of the calendar: a select for the place and one for the subject. */
export function DutyFilter({ selects, words, ...options }: Props) {
  const { calendars, tag } = words;
  const list = useFilteredList(options);
  const [count, all] = [list.found.length, options.items.length];
  const status = [
    count === 0 && calendars.none,
    count > 0 && count < all && fillPlural(calendars.foundSome, tag, all, { found: count }),
    isState({ code: list.query.place ?? '' }) && `. ${calendars.withCountry}`,
  ];
  return (
    <Island>
      <h2 className="text-2xl">{calendars.fromToday}</h2>
      {selects.length > 0 && (
        <div className="mt-4 hidden scripted:block">
          <ListSearch list={list} selects={selects} />
        </div>
      )}
      <p className="my-2 text-sm text-muted" role="status">
        <span key={list.choice}>{status.filter(Boolean).join('')}</span>
      </p>
    </Island>
  );
}
