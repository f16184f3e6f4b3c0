import type { ComponentProps } from 'react';
import { fillPlural } from '../../content/words.ts';
import { DutyLines } from './DutyLines.tsx';
import { formatMonth } from './duty-words.ts';
import type { DutyLine } from './duty-year.ts';

type LinesProps = Pick<ComponentProps<typeof DutyLines>, 'subjects' | 'words' | 'asAt'>;

interface GroupProps extends ComponentProps<typeof DutyLines> {
  title: string;
  /** Whether a small screen shows only its title at first. */
  isFolded: boolean;
}

function Group({ title, isFolded, ...props }: GroupProps) {
  const { calendars, tag } = props.words;
  const list = <DutyLines {...props} />;
  return (
    <>
      <h3
        className={`py-2.5 text-xl ${isFolded ? 'max-lg:float-start max-lg:-mb-1 print:float-none' : ''}`}
      >
        {title}
      </h3>
      {isFolded ? (
        <details className="open-when-wide" data-group="">
          <summary className="menu-arrow tap min-w-max justify-end text-sm after:ms-0 text-muted">
            {fillPlural(calendars.dates, tag, props.lines.length)}
          </summary>
          {list}
        </details>
      ) : (
        list
      )}
    </>
  );
}

interface Props extends LinesProps {
  /** The lines of each month, from today on. */
  months: DutyLine[][];
  monthly: DutyLine[];
}

/** Months that small screens show at once. */
const unfolded = 3;

/** The duties of a year: what recurs every month in a box, and below it the dates by month. */
export const DutyMonths = ({ months, monthly, ...props }: Props) => (
  <div>
    {monthly.length > 0 && (
      <section className="filtered-group flow-root bleed [--color-paper:var(--color-sunken)] mb-8 py-3">
        <Group isFolded lines={monthly} title={props.words.calendars.everyMonth} {...props} />
      </section>
    )}
    {months.map((lines, index) => {
      const date = lines.at(-1)?.date;
      return (
        date && (
          <section
            className="filtered-group flow-root border-t-2 border-ink not-first:mt-6 data-past:hidden lg:grid lg:grid-cols-[var(--side)_minmax(0,1fr)] lg:gap-x-8"
            data-date={date}
            key={date}
          >
            <Group
              isFolded={index >= unfolded}
              lines={lines}
              title={formatMonth(date, props.words)}
              wide
              {...props}
            />
          </section>
        )
      );
    })}
  </div>
);
