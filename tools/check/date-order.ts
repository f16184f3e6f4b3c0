import { compareDates, parseDate } from '../../src/content/dates.ts';
import { fieldProblem, pick } from './entries.ts';
import { type Problem, quote } from './problem.ts';
import type { Source } from './source.ts';

/** Days that cannot lie before another day of the same file. */
export function checkDates(entries: Source[]): Problem[] {
  const earlier = (a: string | undefined, b: string) =>
    a && compareDates(parseDate(a), parseDate(b)) < 0;
  return [
    ...pick(entries, 'articles')
      .filter(({ data }) => earlier(data.updated, data.date))
      .map((entry) =>
        fieldProblem(
          entry,
          ['updated'],
          `${quote(entry.data.updated)} lies before the day of publication`,
          `Write ${entry.data.date} or a later day, or delete the field.`,
        ),
      ),
    ...pick(entries, 'caseStudies')
      .filter(({ data: { started, ended } }) => started && ended && ended < started)
      .map((entry) =>
        fieldProblem(
          entry,
          ['ended'],
          `${quote(entry.data.ended)} lies before the month in which the work began`,
          `Write ${entry.data.started} or a later month, or delete the field.`,
        ),
      ),
    ...pick(entries, 'openings')
      .filter(({ data }) => earlier(data.closes, data.postedDate))
      .map((entry) =>
        fieldProblem(
          entry,
          ['closes'],
          `${quote(entry.data.closes)} lies before the day of posting`,
          `Write a day after ${entry.data.postedDate}, or delete the field.`,
        ),
      ),
  ];
}
