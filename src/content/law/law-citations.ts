import { listStrings } from '../texts.ts';
import type { Law } from './law.ts';

/**
 * A citation in a text: `[words](law:id)`, or `[words](law:id#history)` for a law that has ended.
 */
const citation = /\[([^\]]+)\]\(law:([a-z0-9-]+)(?:#(history))?\)/g;

/** @returns the citations of a text, in their order; the source is the whole citation as written */
export const findCitations = (text: string) =>
  [...text.matchAll(citation)].map(([source, words = '', id = '', history]) => ({
    source,
    words,
    id,
    isHistory: history !== undefined,
  }));

/** Anchor of an entry on the page, to which its citations link. */
export const lawAnchor = (id: string) => `law-${id}`;

/** @returns the ids of the entries that texts cite, in fields or rendered, each once */
export function listCited(texts: unknown): string[] {
  const found = listStrings(texts).flatMap((text) => [
    ...text.matchAll(/(?:\(law:|^#law-)([a-z0-9-]+)/g),
  ]);
  return [...new Set(found.map(([, id = '']) => id))];
}

/** @returns the ids of all entries that a page cites: in its texts and in lists of ids */
function findCitedIds(entry: object): string[] {
  const { law = [], sources = [] } = entry as {
    law?: { id: string }[];
    sources?: { law?: string }[];
  };
  const inLists = [...law.map(({ id }) => id), ...sources.flatMap((source) => source.law ?? [])];
  return [...new Set([...inLists, ...listCited(entry)])];
}

/**
 * Finds the entries that a page cites, those in its list of law or sources first.
 * @param page an entry of any kind, or several that share a page
 */
export const findCitedLaw = (page: object, register: Law[]): Law[] =>
  findCitedIds(page).flatMap((id) => register.find((entry) => entry.id === id) ?? []);
