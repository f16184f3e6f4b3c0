import { fieldProblem, pick } from '../../src/check/entries.ts';
import { type Conformance, conformanceFile } from '../../src/content/accessibility/conformance.ts';
import { type CalendarDate, compareDates, parseDate } from '../../src/content/dates.ts';
import { kinds } from '../../src/registry.ts';
import type { Source } from '../../src/site/source.ts';
import type { Finding } from './finding.ts';

/** Phrases that are true when written and may become false. */
const claim =
  /\b(?:currently|at present|as of (?:now|today)|so far|not yet (?:in force|notified|enacted)|not (?:been )?(?:in force|notified|enacted)|is pending|draft rules|will come into force|has been passed)\b/i;

/** @returns whether a date is more than the given number of months before today */
function isBefore(date: CalendarDate, months: number, today: CalendarDate) {
  const index = today.year * 12 + today.month - 1 - months;
  const limit = { year: Math.floor(index / 12), month: (index % 12) + 1, day: today.day };
  return compareDates(date, limit) < 0;
}

function isOlder(text: string | undefined, months: number, today: CalendarDate) {
  const date = text === undefined ? undefined : parseDate(text);
  return date !== undefined && isBefore(date, months, today);
}

function findClaim({ body, bodyLine, data, toLine }: Source) {
  const index = body.split('\n').findIndex((text) => claim.test(text));
  if (index >= 0) return { line: bodyLine + index, words: claim.exec(body)?.[0] };
  const field = Object.entries(data as object).find(([, value]) =>
    claim.test(JSON.stringify(value)),
  );
  return field && { line: toLine([field[0]]), words: claim.exec(JSON.stringify(field[1]))?.[0] };
}

/** Finds texts older than a year with words such as "currently". */
export function findOldClaims(sources: Source[], today: CalendarDate): Finding[] {
  const texts: Source[] = [
    ...pick(sources, 'articles'),
    ...pick(sources, 'services'),
    ...pick(sources, 'regions'),
  ];
  return texts.flatMap((source) => {
    const { date, updated } = source.data as { date?: string; updated?: string };
    const found = isOlder(updated ?? date, 12, today) ? findClaim(source) : undefined;
    if (!found) return [];
    return [
      {
        file: source.file,
        line: found.line,
        message: `the text is dated ${updated ?? date} and says "${found.words}"`,
        fix: 'Correct it and set "updated" to today’s date, or write the date in the sentence.',
        rule: 'old-claim',
        why: 'Laws change: an outdated sentence harms the reader who relies on it, and the firm.',
        upkeep: true,
      },
    ];
  });
}

/** Finds openings posted more than six months ago without a closing date. */
export const findStaleOpenings = (sources: Source[], today: CalendarDate): Finding[] =>
  pick(sources, 'openings')
    .filter(({ data }) => data.closes === undefined && isOlder(data.postedDate, 6, today))
    .map((entry) => ({
      ...fieldProblem(
        entry,
        ['closes'],
        `the opening was posted on ${entry.data.postedDate} and has no closing date`,
        'Add the last day for applications, or delete the file if the position is filled.',
      ),
      rule: 'stale-opening',
      why: 'Search engines drop sites that keep postings of filled positions.',
      upkeep: true,
    }));

/** Finds entries in the register of law that have not been checked for half a year. */
export const findUncheckedLaw = (sources: Source[], today: CalendarDate): Finding[] =>
  pick(sources, 'law')
    .map((entry) => ({ entry, checked: kinds.law.schema.parse(entry.data).checked }))
    .filter(({ checked }) => isBefore(parseDate(checked), 6, today))
    .map(({ entry, checked }) => ({
      ...fieldProblem(
        entry,
        ['checked'],
        `was last checked on ${checked}`,
        'Check its status at the source, then write the date and your name.',
      ),
      rule: 'unchecked-law',
      why: 'Pages say that the law is as on this date.',
      upkeep: true as const,
    }));

/** Finds calendar duties that have not been checked for half a year. */
export const findUncheckedDuties = (sources: Source[], today: CalendarDate): Finding[] =>
  pick(sources, 'calendars').flatMap((entry) =>
    kinds.calendars.schema.parse(entry.data).duties.flatMap(({ id, checked }, index) =>
      isOlder(checked, 6, today)
        ? {
            ...fieldProblem(
              entry,
              ['duties', index, 'checked'],
              `the duty "${id}" was last checked on ${checked}`,
              'Check its date at the authority, correct it, then write the day of the check.',
            ),
            rule: 'unchecked-duty',
            why: 'Readers put these dates into their own calendars.',
            upkeep: true as const,
          }
        : [],
    ),
  );

/** Finds accessibility criteria that have not been checked by hand for a year. */
export const findOldChecks = ({ criteria }: Conformance, today: CalendarDate): Finding[] =>
  criteria.flatMap(({ number, name, checked }) => {
    if (!checked || !isBefore(parseDate(checked.date), 12, today)) return [];
    return [
      {
        file: conformanceFile,
        field: `${number} ${name}`,
        message: `was last checked by hand on ${checked.date}`,
        fix: 'Do what "how" says, correct it where the result differs, and write the date.',
        rule: 'old-check',
        why: 'The Disclaimer page says when it was checked.',
        upkeep: true,
      },
    ];
  });
