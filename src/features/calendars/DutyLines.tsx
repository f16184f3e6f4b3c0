import { type CalendarDate, splitDate } from '../../content/dates.ts';
import { setSign } from '../../content/typography.ts';
import { fillPlural } from '../../content/words.ts';
import { DatedTemplate } from '../../ui/DatedTemplate.tsx';
import { Template } from '../../ui/Template.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { type DutyWords, formatDays, formatDuty, formatWho } from './duty-words.ts';
import type { DutyLine } from './duty-year.ts';
import type { Duty } from './model/calendar.ts';

interface Props {
  lines: DutyLine[];
  /** The names of the subjects. */
  subjects: { value: string; label: string }[];
  /** Whether there is room for the law beside a duty. */
  wide?: boolean;
  /** The day that the page states for all: a duty names only another. */
  asAt: CalendarDate | undefined;
  words: DutyWords;
}

type LineProps = Omit<Props, 'lines'> & { line: DutyLine };

interface DutyProps {
  duty: Duty;
  words: DutyWords;
}

/** The law that a duty is based on, as a link. */
export function DutyLaw({ duty: { law, section }, words }: DutyProps) {
  if (!law) return section;
  const link = <TextLink href={law.source.url}>{law.title}</TextLink>;
  if (!section) return link;
  return <Template text={words.calendars.lawSection} values={{ law: link, section }} />;
}

/** The law, and when the duty was last checked, if not on the day of the page. */
const Basis = ({ asAt, ...props }: DutyProps & Pick<Props, 'asAt'>) => (
  <>
    <DutyLaw {...props} />
    {props.duty.checked !== asAt && (
      <>
        {'. '}
        <DatedTemplate
          date={props.duty.checked}
          text={props.words.calendars.checkedOn}
          words={props.words}
        />
      </>
    )}
  </>
);

/** What is due: in their own words if the states of a line agree, or else its subject. */
function nameLine({ duties }: DutyLine, { subjects, words }: Omit<LineProps, 'line'>) {
  const [first, ...others] = new Set(duties.map((duty) => formatDuty(duty, words)));
  if (others.length === 0) return first;
  const subject = duties[0]?.subject;
  return subjects.find(({ value }) => value === subject)?.label ?? first;
}

const Details = ({ duty, words }: DutyProps) => (
  <li className="py-1" data-item={duty.id}>
    <span className="font-medium text-ink">{duty.place.name}</span>
    {setSign(':', words.formats)} {formatDuty(duty, words)}
    {[formatWho(duty, words), duty.note].map((text) => text && `. ${text}`)}{' '}
    <DutyLaw duty={duty} words={words} />
  </li>
);

/** The law of a duty; of several states folded, with the duty of each. */
function LineLaw({ line: { duties }, asAt, words }: LineProps) {
  const [first, ...others] = duties;
  if (!first) return null;
  if (others.length === 0) return <Basis asAt={asAt} duty={first} words={words} />;
  return (
    <details data-group="">
      <summary className="menu-arrow py-0.5">
        {fillPlural(words.calendars.details, words.tag, duties.length)}
      </summary>
      <ul>
        {duties.map((duty) => (
          <Details duty={duty} key={duty.id} words={words} />
        ))}
      </ul>
    </details>
  );
}

function Line(props: LineProps) {
  const { line, wide, words } = props;
  const { date, duties } = line;
  const [duty, ...others] = duties;
  if (!duty) return null;
  const isRegular = date || (duty.months.length === 12 && !duty.isLastDay);
  return (
    <li
      className={`filtered-group grid break-inside-avoid grid-cols-[minmax(2.75rem,max-content)_minmax(0,1fr)] gap-x-3 border-t border-rule py-3 text-sm data-past:hidden lg:gap-x-8 ${wide ? 'lg:grid-cols-8 lg:first:border-t-0' : 'lg:grid-cols-4'}`}
      data-date={date}
    >
      <span className="font-display text-2xl leading-none tabular">
        {date ? splitDate(date)[2] : duty.day}
      </span>
      <div className={wide ? 'lg:col-span-4' : 'lg:col-span-3'}>
        <p className="font-medium">{nameLine(line, props)}</p>
        <ul className="flex flex-wrap gap-x-3 text-xs text-accent">
          {duties.map(({ id, place }) => (
            <li data-item={id} key={id}>
              {place.name}
            </li>
          ))}
        </ul>
        {[
          !isRegular && formatDays(duty, words),
          ...(others.length === 0 ? [formatWho(duty, words), duty.note] : []),
        ].map(
          (text) =>
            text && (
              <p className="text-xs text-muted" key={text}>
                {text}
              </p>
            ),
        )}
      </div>
      <div
        className={`col-start-2 text-xs text-muted lg:col-span-3 ${wide ? 'lg:col-start-6' : 'lg:col-start-2'}`}
      >
        <LineLaw {...props} />
      </div>
    </li>
  );
}

/** Duties, each led by its day, with where they apply and the law behind them. */
export const DutyLines = ({ lines, ...props }: Props) => (
  <ul className={`clear-start lg:clear-none ${props.wide ? '' : 'gap-x-8 lg:columns-3'}`}>
    {lines.map((line) => (
      <Line key={`${line.duties[0]?.id} ${line.date}`} line={line} {...props} />
    ))}
  </ul>
);
