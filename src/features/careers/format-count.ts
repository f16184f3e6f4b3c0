import { fillPlural } from '../../content/fill.ts';
import type { WordsOf } from '../../content/words.ts';

/** @returns how many openings are shown, in words, or that there are none */
export function formatCount(
  count: number,
  department: string,
  { careers, language }: WordsOf<'careers'>,
) {
  if (count === 0) return careers.noOpenings;
  return department === ''
    ? fillPlural(careers.openings, language, count, {})
    : fillPlural(careers.openingsIn, language, count, { department });
}
