import './duty-table.css';
import type { WordsOf } from '../../content/words/words.ts';
import { DateText } from '../../ui/DateText.tsx';
import { DutyCells } from './DutyCells.tsx';
import { monthId } from './duty-filter.ts';
import { formatDay, formatDays, formatMonth } from './duty-words.ts';
import { type DutyDate, groupByMonth, type MonthGroup, type PlacedDuty } from './duty-year.ts';

interface Props {
  duties: PlacedDuty[];
  words: WordsOf<'calendars' | 'formats'>;
}

interface RowProps {
  row: MonthGroup['rows'][number];
  words: Props['words'];
}

const isDated = (row: RowProps['row']): row is DutyDate => 'month' in row;

/** Whether the day of the month and the heading above it say all: not with an exception, or for a last day. */
const isPlain = (row: RowProps['row']) =>
  isDated(row) || (row.duty.months.length === 12 && !row.duty.isLastDay);

const Row = ({ row, words }: RowProps) => (
  <tr data-place={row.place.code} data-subject={row.duty.subject ?? ''}>
    <td data-day={isDated(row) ? row.day : row.duty.day}>
      <span className={isPlain(row) ? 'not-print:sr-only' : 'block'}>
        {isDated(row) ? formatDay(row.month, row.day, words) : formatDays(row.duty, words)}
      </span>
    </td>
    <td>{row.place.name}</td>
    <DutyCells duty={row.duty} words={words} />
    <td className="text-muted">
      <span className="lg:hidden">{words.calendars.checked}: </span>
      <DateText date={row.duty.checked} words={words} />
    </td>
  </tr>
);

/** All duties of a year by month, each led by its day; on small windows each row is an item of a list. */
export function DutyTable({ duties, words }: Props) {
  const { when, where, duty, law, checked, everyMonth, none } = words.calendars;
  return (
    <>
      <table className="duty-table">
        <thead>
          <tr>
            {[when, where, duty, law, checked].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        {groupByMonth(duties).map(({ month, rows }) => (
          <tbody id={monthId(month)} key={month}>
            <tr>
              <th colSpan={5} scope="rowgroup">
                {month === 0 ? everyMonth : formatMonth(month, words)}
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.duty.id} row={row} words={words} />
            ))}
          </tbody>
        ))}
      </table>
      <p className="duties-none mt-8">{none}</p>
    </>
  );
}
