import { type CalendarDate, compareDates } from '../../content/dates.ts';
import { hasEnded } from '../../content/law/law.ts';
import { lawAnchor } from '../../content/law/law-citations.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { countryAnchor } from './law-filter.ts';
import type { Country } from './law-register.ts';
import {
  byYear,
  findTrees,
  findTurn,
  type Root,
  type Tree,
  type Turn,
  toRoot,
} from './law-trees.ts';
import { axisRoom, type Column, layOut } from './lay-out-figure.ts';

/** Laws of a wing that are named and lit together: one law, or those of a country. */
interface WingPart {
  label: string;
  href: string;
  ids: Set<string>;
}

/** The laws that are in no tree. */
export interface Wing {
  label: string;
  /** The oldest first, those without a year last. */
  laws: Root[];
  /** None if a wing has many laws of one country. */
  parts: WingPart[];
}

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

/** A wing with more laws names countries. */
const mostNames = 12;

/** @returns the name of a law with its year, which not every title has */
export function nameRoot({ law: { short, title }, year }: Root) {
  const name = short ?? title;
  return year === undefined || name.includes(String(year)) ? name : `${year} ${name}`;
}

function buildWing(countries: Country[], drawn: Set<string>, label: string): Wing | undefined {
  const groups = countries
    .map(({ code, name, laws }) => ({
      code,
      name,
      laws: laws.map(({ law }) => law).filter(({ id }) => !drawn.has(id)),
    }))
    .filter(({ laws }) => laws.length > 0);
  const laws = groups.flatMap((group) => group.laws.map(toRoot)).sort(byYear);
  if (laws.length === 0) return undefined;
  const named = laws.map((root) => ({
    label: nameRoot(root),
    href: `#${lawAnchor(root.law.id)}`,
    ids: new Set([root.law.id]),
  }));
  const byCountry = groups.map((group) => ({
    label: `${group.name} ${group.laws.length}`,
    href: `#${countryAnchor(group.code)}`,
    ids: new Set(group.laws.map(({ id }) => id)),
  }));
  const isOne = groups.length === 1;
  return {
    label: isOne ? (groups[0]?.name ?? label) : label,
    laws,
    parts: laws.length <= mostNames ? named : isOne ? [] : byCountry,
  };
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
  const ends = register.flatMap((law) => (hasEnded(law) && law.ended ? [law.ended] : []));
  const since = trees.length > 0 ? (turn?.date ?? ends.sort(compareDates)[0]) : undefined;
  return { trees, home, others, turn, since, columns: layOut(trees, home, others) };
}

/** @returns every law of the figure that is not a trunk or rules beside one */
export const listRoots = ({ trees, home, others }: Figure): Root[] => [
  ...trees.flatMap(({ roots }) => roots),
  ...(home?.laws ?? []),
  ...(others?.laws ?? []),
];

/**
 * Builds the styles that set the parts of the figure side by side, and by which a name lights what
 * it names.
 */
export function buildFigureStyles({ trees, home, others, columns }: Figure) {
  const most = Math.max(
    0,
    ...trees.map(({ roots }) => roots.length),
    ...[home, others].map((wing) => wing?.parts.length ?? 0),
  );
  const lit = Array.from({ length: most }, (_, index) => `:nth-child(${index + 1})`)
    .map((nth) => `.law-tree:has(li${nth} a:is(:hover,:focus-visible)) g${nth}`)
    .join(',');
  const widths = columns.map(({ width }) => `minmax(0,${width}fr)`).join(' ');
  const place = (item: 'home' | 'others') => {
    const index = columns.findIndex((column) => column.item === item);
    return index < 0 ? '' : `.law-${item}{grid-column:${index + 2}}`;
  };
  const wide = `@media screen and (width>=75rem){.law-trees{grid-template-columns:minmax(0,${axisRoom}fr) ${widths}}${place('home')}${place('others')}}`;
  return `${lit && `${lit}{stroke:var(--color-field-mark);stroke-width:3}`}${columns.length > 0 ? wide : ''}`;
}
