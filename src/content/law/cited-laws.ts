import { hasEnded, type Law } from './law.ts';

/** A law that a page cites, as far as a drawing needs it. */
export interface CitedLaw {
  id: string;
  /** Undefined for law that grew over many years, such as rules of several states. */
  year: number | undefined;
  isEnded: boolean;
  /** Ids of the entries that replaced it. */
  successors: string[];
}

/** @returns the year of the enactment of a law; undefined if unknown */
export const findYear = ({ enacted }: Pick<Law, 'enacted'>) =>
  enacted === undefined ? undefined : Number.parseInt(enacted, 10);

/** Sorts by year, those without one last. */
export const byYear = (a: Pick<CitedLaw, 'year'>, b: Pick<CitedLaw, 'year'>) =>
  (a.year ?? Number.POSITIVE_INFINITY) - (b.year ?? Number.POSITIVE_INFINITY) || 0;

/** @returns the laws in the order of their years, those without a year last */
export const listCitedLaws = (laws: Law[]): CitedLaw[] =>
  laws
    .map((law) => ({
      id: law.id,
      year: findYear(law),
      isEnded: hasEnded(law),
      successors: law.successor.map(({ id }) => id),
    }))
    .sort(byYear);

/** Whether they have a line of their own, and in the register a filter. */
export const areSeveral = (laws: readonly CitedLaw[]) => laws.length > 1;
