import type { ComponentProps } from 'react';
import { fillPlural } from '../../content/fill.ts';
import { DutyLines } from './DutyLines.tsx';
import { formatMonth } from './duty-words.ts';
import type { DutyLine } from './duty-year.ts';

type LinesProps = Pick<ComponentProps<typeof DutyLines>, 'subjects' | 'words'>;

interface MonthProps extends LinesProps {
  lines: DutyLine[];
  /** Whether a small screen shows only its name at first. */
  isFolded: boolean;
}

function Month({ lines, isFolded, ...props }: MonthProps) {
  const date = lines.at(-1)?.date;
  if (!date) return null;
  const { calendars, tag } = props.words;
  const list = <DutyLines lines={lines} wide {...props} />;
  return (
    <section
      className="filtered-group relative border-t-2 border-ink not-first:mt-6 data-past:hidden lg:flow-root lg:mb-10 lg:not-first:mt-0"
      data-date={date}
    >
      <h3 className={`py-2.5 text-xl ${isFolded ? 'max-lg:absolute' : ''}`}>
        {formatMonth(date, props.words)}
      </h3>
      {isFolded ? (
        <details className="open-when-wide" data-group="">
          <summary className="menu-arrow tap flex items-center justify-end gap-2 text-sm text-muted">
            {fillPlural(calendars.dates, tag, lines.length)}
          </summary>
          {list}
        </details>
      ) : (
        list
      )}
    </section>
  );
}

interface Props extends LinesProps {
  /** The lines of each month, from today on. */
  months: DutyLine[][];
  monthly: DutyLine[];
}

const keyOf = ([line]: DutyLine[]) => line?.date;

/** Months that small screens show at once, before what recurs every month and after it. */
const [before, unfolded] = [2, 3];

/** The duties of a year: what recurs every month in a box, and beside and below it the dates by month. */
export const DutyMonths = ({ months, monthly, ...props }: Props) => (
  <div className="max-lg:grid max-lg:gap-8">
    {monthly.length > 0 && (
      <section className="filtered-group self-start border-y-2 border-t-ink border-b-mark bg-sunken px-4 max-lg:row-start-2 lg:float-start lg:me-8 lg:mb-10 lg:w-(--side)">
        <h3 className="py-2.5 text-xl">{props.words.calendars.everyMonth}</h3>
        <DutyLines lines={monthly} {...props} />
      </section>
    )}
    <div>
      {months.slice(0, before).map((lines) => (
        <Month isFolded={false} key={keyOf(lines)} lines={lines} {...props} />
      ))}
    </div>
    <div>
      {months.slice(before).map((lines, index) => (
        <Month isFolded={index + before >= unfolded} key={keyOf(lines)} lines={lines} {...props} />
      ))}
    </div>
  </div>
);
