import { type CalendarDate, compareDates, formatDate, toIsoDate } from '../../content/dates.ts';
import { byYear, findYear } from '../../content/law/cited-laws.ts';
import { hasEnded, type Law } from '../../content/law/law.ts';
import { spellNumber, spellPlural } from '../../content/words/fill.ts';
import type { WordsOf } from '../../content/words/words.ts';

/** A law of the figure, with the year in which it begins, if one is known. */
export interface Root {
  law: Law;
  year: number | undefined;
}

/** A law that ended, and what it grows into. */
export interface EndedRoot extends Root {
  /** If rules replaced it: these, which are drawn beside the trunk. */
  rules: Law | undefined;
}

/** A law that replaced several, which grow into it. */
export interface Tree {
  law: Law;
  /** The oldest first, those without a year last. */
  roots: EndedRoot[];
  /** The rules made under it that are in force. */
  rules: Law[];
}

export const toRoot = (law: Law): Root => ({ law, year: findYear(law) });

const listRoots = (trunk: Law, register: Law[]): EndedRoot[] =>
  register
    .filter(hasEnded)
    .flatMap((law): EndedRoot[] => {
      const next = register.find(({ id }) => id === law.successor[0]?.id);
      if (next?.id === trunk.id) return [{ ...toRoot(law), rules: undefined }];
      return next?.under === trunk.id ? [{ ...toRoot(law), rules: next }] : [];
    })
    .sort(byYear);

/**
 * @returns each law that replaced two others or more, itself or by rules made under it, the one that
 *   replaced most first
 */
export const findTrees = (register: Law[]): Tree[] =>
  register
    .filter((law) => !hasEnded(law))
    .map((law) => ({
      law,
      roots: listRoots(law, register),
      rules: register.filter((rules) => rules.under === law.id && !hasEnded(rules)),
    }))
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
  const replaced = register.flatMap(({ ended, successor: [next] }) =>
    ended && next && ids.has(next.id) ? [{ date: ended, next: next.id }] : [],
  );
  const days = [...Map.groupBy(replaced, ({ date }) => toIsoDate(date)).values()];
  const most = days.toSorted((a, b) => b.length - a.length).at(0) ?? [];
  const [start, ...others] = most;
  if (!start || others.length === 0) return undefined;
  const successors = new Set(most.map(({ next }) => next)).size;
  return { date: start.date, ended: most.length, successors };
}

/** @returns the headline of the figure */
export const describeTurn = (
  { date, ended, successors }: Turn,
  words: WordsOf<'law' | 'formats'>,
) =>
  spellPlural(words.law.gaveWay, words, ended, {
    date: formatDate(date, words.formats.dates),
    successors: spellNumber(successors, words),
  });

/** @returns the trees of which a law ended on that day */
export const findTreesOf = ({ date }: Turn, register: Law[]) =>
  findTrees(register).filter(({ roots }) =>
    roots.some(({ law: { ended } }) => ended && compareDates(ended, date) === 0),
  );
