import type { Law } from './law.ts';
import { lawAnchor } from './law-citations.ts';

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

/** @returns where a part of a page first cites each reference, by its anchor */
function findPositions(part: unknown): Map<string, number> {
  const positions = new Map<string, number>();
  const text = JSON.stringify(part ?? '');
  for (const { 1: id = '', index } of text.matchAll(/(?:\(law:|#law-)([a-z0-9-]+)/g)) {
    const anchor = lawAnchor(id);
    if (!positions.has(anchor)) positions.set(anchor, index);
  }
  return positions;
}

const positionIn = (positions: Map<string, number>, { anchor }: Reference) =>
  positions.get(anchor) ?? Number.POSITIVE_INFINITY;

/** @returns the references in the order in which the parts cite them, then those that none cites */
export function numberReferences(references: Reference[], parts: unknown[]): Citations {
  const positions = findPositions(parts);
  const isCited = ({ anchor }: Reference) => positions.has(anchor);
  const first = references
    .filter(isCited)
    .sort((a, b) => positionIn(positions, a) - positionIn(positions, b));
  return { all: [...first, ...references.filter((reference) => !isCited(reference))], first };
}

/**
 * Divides the citations of a page among its parts.
 * @param parts in reading order: HTML, a sentence, or fields that contain them
 * @returns for each part, the references that it is the first to cite
 */
export function shareCitations<Parts extends unknown[]>(
  { all, first }: Citations,
  parts: [...Parts],
) {
  const positions = parts.map(findPositions);
  const shares = positions.map((own, index) => ({
    all,
    first: first.filter(
      ({ anchor }) =>
        own.has(anchor) && !positions.slice(0, index).some((earlier) => earlier.has(anchor)),
    ),
  }));
  return shares as { [Part in keyof Parts]: Citations };
}
