import { fill } from '../../content/words/fill.ts';
import { type DutyWords, formatDay, formatDuty, formatShortDay } from './duty-words.ts';
import type { DutyDate, PlacedDuty } from './duty-year.ts';
import { type DayGroup, drawSide, type Room } from './year-band.ts';

interface Props {
  duties: PlacedDuty[];
  /** Whether the dates are above the line of the year or below it. */
  direction: 'up' | 'down';
  words: DutyWords;
}

/** Heights and widths in pixels. */
const [tick, row, dot] = [14, 20, 11];

const labelOf = ({ duty: { short, form }, place }: DutyDate) => short ?? form ?? place.name;

/** Widths on the narrowest window with labels, which has 960 pixels for the year. */
const roomWithLabels = ({ rows }: Pick<DayGroup, 'rows'>): Room => ({
  width:
    Math.max(...rows.map(({ label, dates }) => 7.5 * label.length + dot * dates.length + 20)) / 960,
  height: rows.length + 1,
});

/** Dots alone, on the narrowest window. */
const roomOfDots = ({ dates }: Pick<DayGroup, 'dates'>): Room => ({
  width: dot / 288,
  height: dates.length * (dot / row),
});

/** The attributes by which the filters hide a part of the drawing. */
const filtered = (items: PlacedDuty[]) => ({
  'data-place': [...new Set(items.map(({ place }) => place.code))].join(' '),
  'data-subject': [...new Set(items.map(({ duty }) => duty.subject ?? ''))].join(' '),
});

interface DotProps {
  date: DutyDate;
  x: number;
  y: number;
  words: DutyWords;
}

const Dot = ({ date, x, y, words }: DotProps) => (
  <circle cx={x} cy={y} r="4.5" {...filtered([date])}>
    <title>
      {fill(words.calendars.inYear, {
        date: formatDay(date.month, date.day, words),
        duty: formatDuty(date.duty, words),
        place: date.place.name,
      })}
    </title>
  </circle>
);

interface DayProps extends Pick<Props, 'direction' | 'words'> {
  group: DayGroup;
  /** @returns the y coordinate at a distance from the line of the year */
  toY: (distance: number) => number;
}

/** A day with its labels: a pole on the line, and a row for each label. */
function LabelledDay({ group, direction, words, toY }: DayProps) {
  const { rows, isBefore, level, month, day } = group;
  const side = isBefore ? -1 : 1;
  // The day is always above its rows.
  const place = (index: number) =>
    toY(tick + (level + (direction === 'up' ? rows.length - index : index) + 0.5) * row);
  const text = { className: 'mirrored', textAnchor: isBefore ? 'end' : 'start' } as const;
  return (
    <g {...filtered(group.dates)}>
      <line y1={toY(0)} y2={place(direction === 'up' ? 0 : rows.length)} />
      <text {...text} className="mirrored year-day" x={side * 8} y={place(0) + 5}>
        {formatShortDay(month, day, words)}
      </text>
      {rows.map(({ label, dates }, index) => (
        <g key={label} {...filtered(dates)}>
          {dates.map((date, at) => (
            <Dot
              date={date}
              key={date.duty.id}
              words={words}
              x={side * at * dot}
              y={place(index + 1)}
            />
          ))}
          <text {...text} x={side * (dates.length * dot + 1)} y={place(index + 1) + 5}>
            {label}
          </text>
        </g>
      ))}
    </g>
  );
}

/** The dates on one side of the line of the year, on small windows without labels. */
export function YearSide({ duties, direction, words }: Props) {
  if (duties.length === 0) return null;
  return [true, false].map((hasLabels) => {
    const side = drawSide(duties, labelOf, hasLabels ? roomWithLabels : roomOfDots);
    const height = Math.round(tick + side.height * row + 4);
    const toY = (distance: number) => (direction === 'up' ? height - distance : distance);
    return (
      <svg
        aria-hidden="true"
        className={`mirrored ${hasLabels ? 'max-lg:hidden' : 'lg:hidden'}`}
        height={height}
        key={String(hasLabels)}
        width="100%"
      >
        {side.ticks.map(({ dashes, ...placed }) => (
          <line
            key={placed.duty.id}
            {...filtered([placed])}
            pathLength={1000}
            strokeDasharray={dashes}
            strokeWidth={tick - 4}
            x2="100%"
            y1={toY(tick / 2 - 2)}
            y2={toY(tick / 2 - 2)}
          />
        ))}
        {side.groups.map((group) => (
          <svg aria-hidden="true" key={group.at} x={`${Number((100 * group.at).toFixed(2))}%`}>
            {hasLabels ? (
              <LabelledDay direction={direction} group={group} toY={toY} words={words} />
            ) : (
              group.dates.map((date, index) => (
                <Dot
                  date={date}
                  key={date.duty.id}
                  words={words}
                  x={0}
                  y={toY(tick + group.level * row + (index + 0.5) * dot)}
                />
              ))
            )}
          </svg>
        ))}
      </svg>
    );
  });
}
