import { fillPlural } from '../../content/words.ts';
import type { Site } from '../../site/site.ts';
import { DatedTemplate } from '../../ui/DatedTemplate.tsx';
import { TableFrame } from '../../ui/TableFrame.tsx';
import { calendarAnchor } from '../articles/model/calendar-place.ts';
import { DutyLaw } from './DutyLines.tsx';
import { formatDays, formatDuty, formatWho } from './duty-words.ts';
import { listImportant } from './duty-year.ts';
import type { Calendar } from './model/calendar.ts';

interface Props {
  calendar: Calendar;
  site: Pick<Site, 'words' | 'paths'>;
}

/** The most important duties of a calendar in an article, with a link to all of them. */
export function ImportantDates({ calendar, site: { words, paths } }: Props) {
  const { when, duty: what, law, asAt, allDates } = words.calendars;
  const headings = [when, what, law];
  return (
    <section aria-labelledby={calendarAnchor} className="prose my-8">
      <h3 id={calendarAnchor}>{calendar.title}</h3>
      <TableFrame headings={headings} words={words}>
        {listImportant(calendar.duties).map((duty) => (
          <tr key={duty.id}>
            <th scope="row">{formatDays(duty, words)}</th>
            <td>
              {formatDuty(duty, words)}
              {[formatWho(duty, words), duty.note].map(
                (text) =>
                  text && (
                    <small className="block text-muted" key={text}>
                      {text}
                    </small>
                  ),
              )}
            </td>
            <td>
              <DutyLaw duty={duty} words={words} />
            </td>
          </tr>
        ))}
      </TableFrame>
      <p>
        <a href={paths.calendar}>{fillPlural(allDates, words.tag, calendar.duties.length, {})}</a>
      </p>
      {calendar.checked && (
        <p>
          <DatedTemplate text={asAt} date={calendar.checked} words={words} />
        </p>
      )}
    </section>
  );
}
