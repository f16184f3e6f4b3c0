import { fillPlural } from '../../content/fill.ts';
import type { WordsOf } from '../../content/words.ts';

/** @returns how many openings are shown, in words, or that there are none */
export function formatCount(
  count: number,
  department: string,
  { careers, tag }: WordsOf<'careers'>,
) {
  if (count === 0) return careers.noOpenings;
  return department === ''
    ? fillPlural(careers.openings, tag, count, {})
    : fillPlural(careers.openingsIn, tag, count, { department });
}
