import { isPartOf } from './duty-year.ts';
import type { NamedDays } from './find-next-dates.ts';

/**
 * @param place code of the chosen place, or `all`
 * @param subject id of the chosen subject, or `all`
 * @returns the duties of both; if nothing is chosen, the main ones
 */
export const chooseDays = (duties: NamedDays[], place: string, subject: string) =>
  duties.filter(
    (duty) =>
      (subject === 'all' ? duty.isMain || place !== 'all' : duty.subject === subject) &&
      (place === 'all' || isPartOf(place, duty.code)),
  );
