import { byYear } from '../../content/law/cited-laws.ts';
import { lawAnchor } from '../../content/law/law-citations.ts';
import { countryAnchor } from './law-filter.ts';
import type { Country } from './law-register.ts';
import { type Root, toRoot } from './law-trees.ts';

/** Laws of a wing that are named and highlighted together: one law, or those of a country. */
interface WingPart {
  label: string;
  href: string;
  ids: Set<string>;
}

/** The laws that are in no tree. */
export interface Wing {
  label: string;
  /** Of the country, if it is one. */
  href: string | undefined;
  /** The oldest first, those without a year last. */
  laws: Root[];
  /** None if a wing has many laws of one country. */
  parts: WingPart[];
  /** Whether it has too many laws to name each. */
  isDense: boolean;
}

const mostNames = 12;

/** @returns the name of a law with its year, which not every title has */
export function nameRoot({ law: { short, title }, year }: Root) {
  const name = short ?? title;
  return year === undefined || name.includes(String(year)) ? name : `${year} ${name}`;
}

/**
 * @param drawn ids of the laws that are in trees
 * @param label of a wing of several countries
 */
export function buildWing(
  countries: Country[],
  drawn: Set<string>,
  label: string,
): Wing | undefined {
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
  const [only] = groups.length === 1 ? groups : [];
  const isDense = laws.length > mostNames;
  return {
    label: only?.name ?? label,
    href: only && `#${countryAnchor(only.code)}`,
    laws,
    parts: isDense ? (only ? [] : byCountry) : named,
    isDense,
  };
}
