import { compareDates, parseDate } from '../../src/content/dates.ts';
import { date } from '../../src/content/fields.ts';
import { fieldProblem, pick } from './entries.ts';
import { type Problem, quote } from './problem.ts';
import type { Source } from './source.ts';

const day = date('a day');

/** A day as text: as it is written, YAML reads it as a point in time. */
const toText = (value: unknown) => day.parse(value);

/** Days that cannot lie before another day of the same file. */
export function checkDates(entries: Source[]): Problem[] {
  const earlier = (a: unknown, b: unknown) =>
    a !== undefined && compareDates(parseDate(toText(a)), parseDate(toText(b))) < 0;
  return [
    ...pick(entries, 'articles')
      .filter(({ data }) => earlier(data.updated, data.date))
      .map((entry) =>
        fieldProblem(
          entry,
          ['updated'],
          `${quote(toText(entry.data.updated))} lies before the day of publication`,
          `Write ${toText(entry.data.date)} or a later day, or delete the field.`,
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
          `${quote(toText(entry.data.closes))} lies before the day of posting`,
          `Write a day after ${toText(entry.data.postedDate)}, or delete the field.`,
        ),
      ),
  ];
}
