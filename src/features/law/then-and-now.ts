import { compareDates } from '../../content/dates.ts';
import type { LawChange } from '../../content/law/law-status.ts';

/** Changes with one result: what was the law when a text was written, and what is the law now. */
export interface ThenAndNow {
  /** Several if one law replaced them on one day. */
  past: LawChange[];
  /** The change, or the first of them. */
  now: LawChange;
}

/** Changes by which one law replaced several on a day are one row, unless they name sections. */
function findKey({ id, what, date, successors }: LawChange) {
  const hasSections = successors.some(({ sections }) => sections.length > 0);
  return successors.length > 0 && !hasSections
    ? [date, ...successors.map(({ title }) => title)].join()
    : [id, what].join();
}

/** What replaced sections that the text names matters most, then what replaced most laws. */
function weigh({ past, now: { successors } }: ThenAndNow) {
  if (successors.some(({ sections }) => sections.length > 0)) return 100;
  return successors.length > 0 ? 10 + past.length : 0;
}

const hasEnded = ({ what }: LawChange) => what !== 'changed' && what !== 'cameIntoForce';

/** The commencement of a law first, then the latest change. */
const compareChanges = (a: LawChange, b: LawChange) =>
  Number(b.what === 'cameIntoForce') - Number(a.what === 'cameIntoForce') ||
  compareDates(b.date, a.date);

/**
 * @param changes of the laws that a text cites, the earliest first
 * @returns of the laws that have ended, what was and what is; and the changes of the laws in force:
 *   the most important of both first
 */
export function compareThenAndNow(changes: LawChange[]) {
  const ended = Map.groupBy(changes.filter(hasEnded), findKey);
  return {
    rows: [...ended.values()]
      .flatMap(([now, ...others]): ThenAndNow[] => (now ? [{ past: [now, ...others], now }] : []))
      .sort((a, b) => weigh(b) - weigh(a) || compareDates(b.now.date, a.now.date)),
    changed: changes.filter((change) => !hasEnded(change)).sort(compareChanges),
  };
}
