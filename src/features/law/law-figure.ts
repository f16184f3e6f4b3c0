import { type CalendarDate, compareDates } from '../../content/dates.ts';
import type { WordsOf } from '../../content/words/words.ts';
import type { Country } from './law-register.ts';
import { findTrees, findTurn, type Root, type Tree, type Turn } from './law-trees.ts';
import { buildWing, type Wing } from './law-wing.ts';
import { type Column, layOut } from './lay-out-figure.ts';

/** All laws of the register, each once. */
export interface Figure {
  trees: Tree[];
  /** The laws of the country with the most, and those of all others. */
  home: Wing | undefined;
  others: Wing | undefined;
  /** The day of the headline. */
  turn: Turn | undefined;
  /** Where the scale of years ends and that of days begins, if anything was replaced. */
  since: CalendarDate | undefined;
  columns: Column[];
}

/**
 * Divides the register between the trees of the figure and two wings.
 * @param countries the register, the country with the most laws first
 */
export function buildFigure(countries: Country[], { law: { elsewhere } }: WordsOf<'law'>): Figure {
  const register = countries.flatMap(({ laws }) => laws.map(({ law }) => law));
  const trees = findTrees(register);
  const drawn = new Set(
    trees.flatMap(({ law, roots, rules }) =>
      [law, ...roots.map((root) => root.law), ...rules].map(({ id }) => id),
    ),
  );
  const [first, ...rest] = countries;
  const home = first && buildWing([first], drawn, first.name);
  const others = buildWing(rest, drawn, elsewhere);
  const turn = findTurn(register);
  const ends = register.flatMap(({ ended }) => ended ?? []);
  const since = trees.length > 0 ? (turn?.date ?? ends.sort(compareDates)[0]) : undefined;
  return { trees, home, others, turn, since, columns: layOut(trees, home, others) };
}

/** @returns every law of the figure that is not a trunk or rules beside one */
export const listRoots = ({ trees, home, others }: Figure): Root[] => [
  ...trees.flatMap(({ roots }) => roots),
  ...(home?.laws ?? []),
  ...(others?.laws ?? []),
];
