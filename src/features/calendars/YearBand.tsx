import './year-band.css';
import { formatDate } from '../../content/dates.ts';
import { fill } from '../../content/words/fill.ts';
import { type DutyWords, formatDay, formatDuty, listMonths } from './duty-words.ts';
import type { Calendar } from './model/calendar.ts';
import { drawYear, formatDashes, type Side } from './year-band.ts';

interface Props {
  calendar: Calendar;
  words: DutyWords;
}

/** Heights in pixels. Widths are percentages. */
const [step, tick, monthRow] = [13, 12, 26];

const toPercent = (at: number) => `${Number(((100 * at) / 12).toFixed(2))}%`;

interface SideProps extends Pick<Props, 'words'> {
  side: Side;
  /** The y coordinate of the year's line, and whether the side is above or below it. */
  from: number;
  direction: 1 | -1;
}

function DrawnSide({ side, from, direction, words }: SideProps) {
  const { calendars, formats } = words;
  const first = from + direction * (tick + step * 0.6);
  const middle = from + (direction * tick) / 2;
  return (
    <g className={direction < 0 ? 'fill-current' : 'fill-paper'}>
      {/* The ticks are the dashes of a thick line, positioned in thousandths of the year. */}
      <line
        pathLength={1000}
        strokeDasharray={formatDashes(side.ticks)}
        strokeWidth={tick}
        x2="100%"
        y1={middle}
        y2={middle}
      />
      {side.marks.map(({ duty, name, month, day, at, level }) => (
        <a href={duty.law?.source.url} key={`${duty.id} ${month}`}>
          <title>
            {`${fill(calendars.inYear, {
              date: formatDay(month, day, words),
              duty: formatDuty(duty, words),
              place: name,
            })}. ${fill(calendars.checkedOn, { date: formatDate(duty.checked, formats.dates) })}`}
          </title>
          <circle cx={toPercent(at)} cy={first + direction * level * step} r="5" />
        </a>
      ))}
    </g>
  );
}

/** The dates of a calendar on the line of a year. A table contains the same information. */
export function YearBand({ calendar, words }: Props) {
  const { national, state } = drawYear(calendar);
  const heightOf = ({ levels, ticks }: Side) =>
    levels + ticks.length === 0 ? 0 : tick + step * (levels + 0.5);
  const line = heightOf(national);
  const below = line + monthRow;
  const height = below + heightOf(state);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is only for form fields
    <svg
      aria-label={words.calendars.year}
      className="year-band mirrored"
      height={height}
      role="group"
      strokeWidth="1.5"
      width="100%"
    >
      {listMonths('short', words).map((name, month) => (
        <g key={name}>
          {month > 0 && <line x1={toPercent(month)} x2={toPercent(month)} y2={height} />}
          <text className="mirrored" x={toPercent(month + 0.5)} y={line + 18}>
            {name}
          </text>
        </g>
      ))}
      <line x2="100%" y1={line} y2={line} />
      {heightOf(state) > 0 && <line x2="100%" y1={below} y2={below} />}
      <DrawnSide direction={-1} from={line} side={national} words={words} />
      <DrawnSide direction={1} from={below} side={state} words={words} />
    </svg>
  );
}
