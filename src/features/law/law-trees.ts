import { type CalendarDate, formatDate } from '../../content/dates.ts';
import { findSuccessors, hasEnded, type Law } from '../../content/law/law.ts';
import { spellNumber, spellPlural, type WordsOf } from '../../content/words.ts';

/** A law that ended. */
interface Root {
  law: Law;
  /** The year of its enactment, if one is known. */
  year: number | undefined;
  /** The rules that replaced it, if it was rules. */
  rules: Law | undefined;
}

/** A law that replaced several. */
export type Tree = ReturnType<typeof findTrees>[number];

const findYear = ({ enacted }: Law) =>
  enacted === undefined ? undefined : Number.parseInt(enacted, 10);

/** Sorts by year, those without one last. */
const byYear = (a: Root, b: Root) =>
  (a.year ?? Number.POSITIVE_INFINITY) - (b.year ?? Number.POSITIVE_INFINITY) || 0;

/** @returns what replaced a law, without the rules made under it */
function listNext(law: Law, register: Law[]) {
  const next = findSuccessors(law, register).map((found) => found.law);
  return next.filter(({ under }) => !next.some(({ id }) => id === under));
}

/** @returns what a law replaced: the oldest first, those without a year last */
const listRoots = (trunk: Law, register: Law[]) =>
  register
    .filter(hasEnded)
    .flatMap((law): Root[] => {
      const successors = listNext(law, register);
      const rules = successors.find(({ under }) => under === trunk.id);
      if (successors.includes(trunk)) return [{ law, year: findYear(law), rules: undefined }];
      return rules ? [{ law, year: findYear(law), rules }] : [];
    })
    .sort(byYear);

/** @returns the name of a law with its year, which not every title has */
export function nameRoot({ law: { short, title }, year }: Root) {
  const name = short ?? title;
  return year === undefined || name.includes(String(year)) ? name : `${year} ${name}`;
}

/**
 * @returns each law that replaced two others or more, itself or by rules made under it, the one that
 *   replaced most first
 */
export const findTrees = (register: Law[]) =>
  register
    .filter((law) => !hasEnded(law))
    .map((law) => ({ law, roots: listRoots(law, register) }))
    .filter(({ roots }) => roots.length > 1)
    .sort((a, b) => b.roots.length - a.roots.length);

export type Turn = NonNullable<ReturnType<typeof findTurn>>;

/**
 * @returns the day on which most laws were replaced, and how many by how many; undefined if no two laws of the
 *   register were replaced on one day
 */
export function findTurn(register: Law[]) {
  const replaced = register.flatMap((law) => {
    const next = listNext(law, register);
    return law.ended && next.length > 0 ? [{ date: law.ended, next }] : [];
  });
  const days = [...Map.groupBy(replaced, ({ date }) => date).values()];
  const most = days.toSorted((a, b) => b.length - a.length).at(0) ?? [];
  const [start, ...others] = most;
  if (!start || others.length === 0) return undefined;
  const successors = new Set(most.flatMap(({ next }) => next)).size;
  return { date: start.date, ended: most.length, successors };
}

/** @returns the trees with what ended on the day only, and with the rest */
export const splitTrees = (trees: Tree[], turn: Turn | undefined) =>
  [true, false].map((isOfTurn) =>
    trees
      .map(({ law, roots }) => ({
        law,
        roots: roots.filter((root) => (root.law.ended === turn?.date) === isOfTurn),
      }))
      .filter(({ roots }) => roots.length > 0),
  );

/** @returns the days on which what a law replaced ended, the earliest first */
export const listDays = ({ roots }: Tree): CalendarDate[] =>
  [...new Set(roots.flatMap(({ law }) => law.ended ?? []))].sort();

/** @returns the headline of the register */
export const describeTurn = (
  { date, ended, successors }: Turn,
  words: WordsOf<'law' | 'formats'>,
) =>
  spellPlural(words.law.gaveWay, words, ended, {
    date: formatDate(date, words.formats.dates),
    successors: spellNumber(successors, words),
  });
