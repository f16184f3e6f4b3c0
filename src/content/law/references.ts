import type { Law } from './law.ts';
import { findCitedLaw, lawAnchor, listCited } from './law-citations.ts';

/** A source of a page: cited in its text by number, and listed at its end. */
export interface Reference {
  /** Id of its entry in the list. */
  anchor: string;
  label: string;
  url: string | undefined;
  /** Its entry in the register of law. */
  law?: Law | undefined;
}

/** All references of a page, in the order of their numbers, and those that a part cites first. */
export interface Citations {
  all: Reference[];
  first: Reference[];
}

/** @returns the reference to an entry of the register, by its title */
export const referToLaw = (law: Law): Reference => ({
  anchor: lawAnchor(law.id),
  label: law.title,
  url: law.source.url,
  law,
});

/** Id of the citation in the text to which the list links back. */
export const citationAnchor = ({ anchor }: Reference) => `cite-${anchor}`;

/** @returns the number of a reference on its page */
export const numberOf = ({ all }: Citations, anchor: string) =>
  all.findIndex((reference) => reference.anchor === anchor) + 1;

/** @returns the anchors of the references that a part of a page cites */
const findCited = (part: unknown) => listCited(part).map(lawAnchor);

/** @returns the references in the order in which the parts cite them, then those that none cites */
export function numberReferences(references: Reference[], parts: unknown[]): Citations {
  const first = findCited(parts).flatMap(
    (anchor) => references.find((reference) => reference.anchor === anchor) ?? [],
  );
  return { all: [...new Set([...first, ...references])], first };
}

/**
 * @param page an entry of any kind, or several that share a page
 * @param parts of the page that may cite, in the order in which it shows them
 * @returns the law that the page cites
 */
export const citeLaw = (page: object, register: Law[], parts: unknown[]) =>
  numberReferences(findCitedLaw(page, register).map(referToLaw), parts);

/**
 * Divides the citations of a page among its parts.
 * @param parts in reading order: HTML, a sentence, or fields that contain them
 * @returns for each part, the references that it is the first to cite
 */
export function divideCitations<Parts extends unknown[]>(
  { all, first }: Citations,
  parts: [...Parts],
) {
  const cited = parts.map(findCited);
  const divided = cited.map((own, index) => {
    const earlier = cited.slice(0, index).flat();
    const isFirst = ({ anchor }: Reference) => own.includes(anchor) && !earlier.includes(anchor);
    return { all, first: first.filter(isFirst) };
  });
  return divided as { [Part in keyof Parts]: Citations };
}
