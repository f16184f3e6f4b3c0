import type { WordsOf } from '../../content/words/words.ts';
import type { Site } from '../../site/site.ts';
import { DateText } from '../../ui/DateText.tsx';
import { Filled } from '../../ui/Filled.tsx';
import { TableFrame } from '../../ui/TableFrame.tsx';
import { calendarAnchor } from '../articles/model/article-places.ts';
import { type DutyWords, formatDays, formatDuty } from './duty-words.ts';
import type { Calendar, Duty, Jurisdiction } from './model/calendar.ts';
import { YearOfDuties } from './YearOfDuties.tsx';
import { isState } from './year-band.ts';

interface Props {
  calendar: Calendar;
  site: Pick<Site, 'words' | 'paths'>;
}

interface DutyProps {
  duty: Duty;
  words: DutyWords;
}

const LawLink = ({ duty: { law, section }, words }: DutyProps) => {
  if (!law) return null;
  const link = <a href={law.source.url}>{law.title}</a>;
  return section === undefined ? (
    link
  ) : (
    <Filled template={words.calendars.lawSection} values={{ law: link, section }} />
  );
};

const DutyCell = ({ duty, words }: DutyProps) => (
  <td>
    {formatDuty(duty, words)}
    {duty.who && <small className="block text-muted">{duty.who}</small>}
    {duty.note && <small className="block text-muted">{duty.note}</small>}
  </td>
);

interface TableProps {
  jurisdictions: Jurisdiction[];
  /** Whether the first column says where a duty applies. */
  hasPlaces: boolean;
  words: WordsOf<'calendars' | 'formats' | 'ui'>;
}

function DutyTable({ jurisdictions, hasPlaces, words }: TableProps) {
  const { where, when, duty: what, law } = words.calendars;
  const headings = [...(hasPlaces ? [where] : []), when, what, law];
  return (
    <TableFrame headings={headings} words={words}>
      <table>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        {jurisdictions.map(({ code, name, duties }) => (
          <tbody key={code}>
            {duties.map((duty, index) => (
              <tr key={duty.id}>
                {hasPlaces && index === 0 && (
                  <th className="border-b-rule" rowSpan={duties.length} scope="rowgroup">
                    {name}
                  </th>
                )}
                <td>{formatDays(duty, words)}</td>
                <DutyCell duty={duty} words={words} />
                <td>
                  <LawLink duty={duty} words={words} />
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </TableFrame>
  );
}

/** A calendar as tables: one for each country, and one for the states of all. */
export function CalendarTables({ calendar, site: { words, paths } }: Props) {
  const states = calendar.jurisdictions.filter(isState);
  return (
    <section aria-labelledby={calendarAnchor} className="prose my-8">
      <h3 id={calendarAnchor}>{calendar.title}</h3>
      <p>{calendar.description}</p>
      <YearOfDuties calendar={calendar} words={words} />
      <p>
        <a href={paths.calendarFile(`${calendar.id}.ics`)}>{words.calendars.forCalendar}</a>
        {'\u00a0· '}
        <a href={paths.calendarFile(`${calendar.id}.csv`)}>{words.calendars.forSpreadsheet}</a>
      </p>
      {calendar.jurisdictions
        .filter((jurisdiction) => !isState(jurisdiction))
        .map((jurisdiction) => (
          <DutyTable
            hasPlaces={false}
            jurisdictions={[jurisdiction]}
            key={jurisdiction.code}
            words={words}
          />
        ))}
      {states.length > 0 && <DutyTable hasPlaces jurisdictions={states} words={words} />}
      {calendar.checked && (
        <p>
          <Filled
            template={words.calendars.asAt}
            values={{ date: <DateText date={calendar.checked} words={words} /> }}
          />
        </p>
      )}
    </section>
  );
}
