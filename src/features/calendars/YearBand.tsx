import { type CalendarDate, splitDate } from '../../content/dates.ts';
import { type DutyWords, formatMonthName } from './duty-words.ts';
import { isMonthly, isState } from './duty-year.ts';
import type { Duty } from './model/calendar.ts';

interface Props {
  duties: Duty[];
  today: CalendarDate;
  words: DutyWords;
}

const Dot = () => (
  <i className="size-2 shrink-0 rounded-full border border-transparent bg-field-mark" />
);

const Dots = ({ duties }: Pick<Props, 'duties'>) => (
  <li className="flex flex-col items-center gap-1 lg:max-h-14 lg:flex-wrap lg:content-center">
    {duties.map(({ id }) => (
      <Dot key={id} />
    ))}
  </li>
);

/**
 * The months from today on, with a dot for each date: of countries above the line, of states below
 * it. The list below says the same, so assistive technology skips it.
 */
export function YearBand({ duties, today, words }: Props) {
  const [, first] = splitDate(today);
  const months = Array.from({ length: 12 }, (_, index) => ((first - 1 + index) % 12) + 1);
  const dated = duties.filter((duty) => !isMonthly(duty));
  const find = (month: number, ofStates: boolean) =>
    dated.filter(({ months, place }) => months.includes(month) && isState(place) === ofStates);
  return (
    <div aria-hidden="true" className="screen-only">
      <div className="field horizon">
        <ol className="wrap grid grid-cols-12 items-end pt-6 pb-3">
          {months.map((month) => (
            <Dots duties={find(month, false)} key={month} />
          ))}
        </ol>
      </div>
      <div className="soil">
        <div className="wrap pb-6">
          <ol className="grid grid-cols-12 border-b border-rule text-center text-xs">
            {months.map((month) => (
              <li className="border-s border-rule py-1.5" key={month}>
                <span className="lg:hidden">{formatMonthName(month, 'narrow', words)}</span>
                <span className="max-lg:hidden">{formatMonthName(month, 'short', words)}</span>
              </li>
            ))}
          </ol>
          <ol className="grid grid-cols-12 pt-3">
            {months.map((month) => (
              <Dots duties={find(month, true)} key={month} />
            ))}
          </ol>
          <p className="mt-4 flex items-baseline gap-2 text-sm text-muted">
            <Dot />
            <span>
              {words.calendars.key} {dated.length < duties.length && words.calendars.keyMonthly}
            </span>
          </p>
        </div>
      </div>
    </div>
  );
}
