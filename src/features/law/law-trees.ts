import { type CalendarDate, toIsoDate } from '../../content/dates.ts';
import { findYear } from '../../content/law/cited-laws.ts';
import { hasEnded, type Law } from '../../content/law/law.ts';

/** A law that has ended, and its year. */
export interface Root {
  law: Law;
  year: number;
}

/** A law that replaced several, which grow into it. */
export interface Tree {
  law: Law;
  /** The oldest first. */
  roots: Root[];
}

const listRoots = (successor: Law, register: Law[]) =>
  register
    .filter((law) => hasEnded(law) && law.successor[0]?.id === successor.id)
    .flatMap((law) => {
      const year = findYear(law);
      return year === undefined ? [] : [{ law, year }];
    })
    .sort((a, b) => a.year - b.year);

/** @returns each law that replaced two others or more, in the order of the register */
export const findTrees = (register: Law[]): Tree[] =>
  register
    .map((law) => ({ law, roots: listRoots(law, register) }))
    .filter(({ roots }) => roots.length > 1);

/** The day on which most laws were replaced, and how many by how many. */
export interface Turn {
  date: CalendarDate;
  ended: number;
  successors: number;
}

/** @returns the day; undefined if no two laws of the register were replaced on one day */
export function findTurn(register: Law[]): Turn | undefined {
  const ids = new Set(register.map(({ id }) => id));
  const replaced = register
    .filter(hasEnded)
    .flatMap(({ ended, successor: [next] }) =>
      ended && next && ids.has(next.id) ? [{ date: ended, next: next.id }] : [],
    );
  const days = [...Map.groupBy(replaced, ({ date }) => toIsoDate(date)).values()];
  const most = days.toSorted((a, b) => b.length - a.length).at(0) ?? [];
  const [start, ...others] = most;
  if (!start || others.length === 0) return undefined;
  const successors = new Set(most.map(({ next }) => next)).size;
  return { date: start.date, ended: most.length, successors };
}
