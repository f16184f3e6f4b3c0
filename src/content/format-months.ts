import { findDateFormat } from './dates.ts';

/**
 * Formats a range of months.
 * @param first such as `2025-01`, validated by its schema
 * @param last undefined if there is only one month
 * @param locale determines the format, such as `en-US` for January – March 2025
 */
export function formatMonths(first: string, last: string | undefined, locale: string): string {
  const toMonth = (month: string) => new Date(`${month}-01T00:00:00Z`);
  const format = findDateFormat(locale, { year: 'numeric', month: 'long' });
  return format.formatRange(toMonth(first), toMonth(last ?? first));
}
