import { type CalendarDate, toIsoDate } from '../../content/dates.ts';
import { findYear } from '../../content/law/cited-laws.ts';
import { hasEnded, type Law } from '../../content/law/law.ts';

/** A law that has ended, and its year, if it has one. */
export interface Root {
  law: Law;
  year: number | undefined;
}

/** A law that replaced several, which grow into it. */
export interface Tree {
  law: Law;
  /** The oldest first, those without a year last. */
  roots: Root[];
}

/** @returns the id of what replaced a law; if these are rules, of the law under which they are made */
function findTrunk({ successor: [next] }: Law, register: Law[]) {
  const found = register.find(({ id }) => id === next?.id);
  return found?.under ?? found?.id;
}

const listRoots = (trunk: Law, register: Law[]): Root[] =>
  register
    .filter((law) => hasEnded(law) && findTrunk(law, register) === trunk.id)
    .map((law) => ({ law, year: findYear(law) }))
    .sort(
      (a, b) => (a.year ?? Number.POSITIVE_INFINITY) - (b.year ?? Number.POSITIVE_INFINITY) || 0,
    );

/** @returns each law that replaced two others or more, the one that replaced most first */
export const findTrees = (register: Law[]): Tree[] =>
  register
    .map((law) => ({ law, roots: listRoots(law, register) }))
    .filter(({ roots }) => roots.length > 1)
    .sort((a, b) => b.roots.length - a.roots.length);

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
