import { toIsoDate } from '../../content/dates.ts';
import type { LawChange } from '../../content/law/law-status.ts';

/** Changes with one result: what was the law when a text was written, and what is the law now. */
export interface ThenAndNow {
  /** Several if one law replaced them on one day. */
  past: LawChange[];
  /** The change, or the first of them. */
  now: LawChange;
}

/** Changes by which one law replaced several on a day are one row, unless they name sections. */
function findKey({ id, what, date, note, successors }: LawChange) {
  const hasSections = successors.some(({ sections }) => sections.length > 0);
  return successors.length > 0 && !hasSections
    ? [toIsoDate(date), ...successors.map(({ title }) => title)].join()
    : [id, what, note].join();
}

/** What replaced sections that the text names matters most, then what replaced most laws. */
function weigh({ past, now: { what, successors } }: ThenAndNow) {
  if (successors.some(({ sections }) => sections.length > 0)) return 100;
  if (successors.length > 0) return 10 + past.length;
  return what === 'cameIntoForce' ? 0 : 1;
}

/**
 * @param changes of the laws that a text cites, the earliest first
 * @returns what was and what is, the most important first
 */
export const compareThenAndNow = (changes: LawChange[]): ThenAndNow[] =>
  [...Map.groupBy(changes, findKey).values()]
    .flatMap(([now, ...others]) => (now ? [{ past: [now, ...others], now }] : []))
    .sort((a, b) => weigh(b) - weigh(a));
