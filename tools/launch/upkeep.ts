import { type CalendarDate, compareDates, parseDate } from '../../src/content/dates.ts';
import { fieldProblem, pick } from '../check/entries.ts';
import type { Source } from '../check/source.ts';
import type { Finding } from './finding.ts';

/** Words that are true on one day and may be false on another. */
const claim =
  /\b(?:currently|at present|as of (?:now|today)|so far|not yet (?:in force|notified|enacted)|not (?:been )?(?:in force|notified|enacted)|is pending|draft rules|will come into force|has been passed)\b/i;

const isOlder = (text: string | undefined, months: number, today: CalendarDate) => {
  const date = text === undefined ? undefined : parseDate(text);
  if (!date) return false;
  const index = today.year * 12 + today.month - 1 - months;
  return (
    compareDates(date, { year: Math.floor(index / 12), month: (index % 12) + 1, day: today.day }) <
    0
  );
};

function findClaim({ body, bodyLine, data, toLine }: Source) {
  const index = body.split('\n').findIndex((text) => claim.test(text));
  if (index >= 0) return { line: bodyLine + index, words: claim.exec(body)?.[0] };
  const field = Object.entries(data as object).find(([, value]) =>
    claim.test(JSON.stringify(value)),
  );
  return field && { line: toLine([field[0]]), words: claim.exec(JSON.stringify(field[1]))?.[0] };
}

/** Texts on the law that are older than a year and say what is so "currently". */
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
        message: `a text of ${updated ?? date} says "${found.words}"`,
        fix: 'What holds today, and today’s date in the field "updated"; or the date in the sentence.',
        rule: 'old-claim',
        why: 'Law moves; a reader who relies on a stale sentence is harmed and the firm blamed.',
        upkeep: true,
      },
    ];
  });
}

/** Openings of half a year ago that nobody closed. */
export const findStaleOpenings = (sources: Source[], today: CalendarDate): Finding[] =>
  pick(sources, 'openings')
    .filter(({ data }) => data.closes === undefined && isOlder(data.postedDate, 6, today))
    .map((entry) => ({
      ...fieldProblem(
        entry,
        ['closes'],
        `it was posted on ${entry.data.postedDate} and never closes`,
        'The last day for applications, or delete the file if the position is filled.',
      ),
      rule: 'stale-opening',
      why: 'Search engines drop sites that keep postings of filled positions.',
      upkeep: true,
    }));
