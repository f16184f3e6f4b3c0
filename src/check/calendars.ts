import type { Source } from '../site/source.ts';
import { fieldProblem, pick } from './entries.ts';
import { suggest } from './nearest.ts';
import { type Problem, quote } from './problem.ts';

/** Finds duties of a calendar that contradict each other or use an unknown jurisdiction. */
export const checkCalendars = (entries: Source[]): Problem[] =>
  pick(entries, 'calendars').flatMap((calendar) => {
    const { jurisdictions, duties, subjects = [] } = calendar.data;
    const codes = jurisdictions.map(({ code }) => code);
    const topics = subjects.map(({ id }) => id);
    const ids = duties.map(({ id }) => id);
    const unused = jurisdictions.flatMap(({ code, name }, index) =>
      duties.some((duty) => duty.jurisdiction === code)
        ? []
        : [
            fieldProblem(
              calendar,
              ['jurisdictions', index],
              `no duty applies in ${quote(name)}`,
              'Add a duty, or delete the jurisdiction.',
            ),
          ],
    );
    const problems = duties.flatMap(({ id, jurisdiction, subject, months = [] }, index) => [
      ...(codes.includes(jurisdiction)
        ? []
        : [
            fieldProblem(
              calendar,
              ['duties', index, 'jurisdiction'],
              `the calendar has no jurisdiction ${quote(jurisdiction)}`,
              `${suggest(jurisdiction, codes)}Write one of: ${codes.join(', ')}. Or add it to jurisdictions.`,
            ),
          ]),
      ...(subject === undefined || topics.includes(subject)
        ? []
        : [
            fieldProblem(
              calendar,
              ['duties', index, 'subject'],
              `the calendar has no subject ${quote(subject)}`,
              `${suggest(subject, topics)}Add it to subjects, or write one of: ${topics.join(', ') || 'none yet'}.`,
            ),
          ]),
      ...(ids.indexOf(id) === index
        ? []
        : [
            fieldProblem(
              calendar,
              ['duties', index, 'id'],
              `${quote(id)} is the name of two duties`,
              'Give one of them another name. Calendar programs would show only one.',
            ),
          ]),
      ...(new Set(months).size === months.length
        ? []
        : [
            fieldProblem(
              calendar,
              ['duties', index, 'months'],
              'names a month twice',
              'Delete one of the two.',
            ),
          ]),
    ]);
    return [...unused, ...problems];
  });
