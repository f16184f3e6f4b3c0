/**
 * Formats the months from the first to the last.
 * @param first such as `2025-01`, which its schema has checked
 * @param last undefined if there is only one
 * @param locale whose form they take, such as `en-US` for January – March 2025
 */
export function formatMonths(first: string, last: string | undefined, locale: string): string {
  const toMonth = (month: string) => new Date(`${month}-01T00:00:00Z`);
  const format = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return format.formatRange(toMonth(first), toMonth(last ?? first));
}
