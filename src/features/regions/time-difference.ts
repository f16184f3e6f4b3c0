import { findOffset } from '../../content/dates.ts';
import { formatList } from '../../content/language-facts.ts';

/** @returns hours by which the clocks of a time zone are ahead of UTC at a moment */
function countHours(timeZone: string, at: Date): number {
  const [, sign, hours, minutes] = /(.)(..):(..)/.exec(findOffset(timeZone, at)) ?? [];
  const size = Number(hours ?? 0) + Number(minutes ?? 0) / 60;
  return sign === '-' ? -size : size;
}

/**
 * Compares the clocks of two time zones in January and in July, because many change in summer.
 * @param home and there: IANA time zones, such as `Europe/London`
 * @param year of the build
 * @param tag BCP 47, such as `en-IN`
 * @returns one or two differences in hours, such as "−5.5 or −4.5 hrs"
 */
export function compareTimes(home: string, there: string, year: number, tag: string): string {
  const hours = [0, 6].map((month) => {
    const at = new Date(Date.UTC(year, month, 15));
    return countHours(there, at) - countHours(home, at);
  });
  const format = (value: number, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(tag, { signDisplay: 'exceptZero', ...options })
      .format(value)
      .replace('-', '−');
  const different = [...new Set(hours)].toSorted((a, b) => a - b);
  const texts = different.map((value, index) =>
    format(
      value,
      index === different.length - 1 ? { style: 'unit', unit: 'hour', unitDisplay: 'short' } : {},
    ),
  );
  return formatList(texts, tag, 'disjunction');
}
