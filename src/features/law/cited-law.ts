import type { Law } from '../../content/kinds/law.ts';
import { findCitedIds } from '../../content/law-citations.ts';

/**
 * The entries that a page cites, those of its own list first.
 * @param page an entry of any kind, or several that share a page
 */
export const findCitedLaw = (page: object, register: Law[]): Law[] =>
  findCitedIds(page).flatMap((id) => register.find((entry) => entry.id === id) ?? []);
