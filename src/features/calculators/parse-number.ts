/**
 * Reads a number as people write it in a language: `1,00,000`, `50 000`, in German `1.234,5`.
 * @param tag BCP 47, such as `en-IN`
 * @returns NaN if it is not such a number
 */
export function parseNumber(text: string, tag: string): number {
  // Between groups of digits may also be any space, or an apostrophe.
  const written = text.replaceAll(/[\s'’]/g, '');
  // Now with the signs of English: its comma between groups, its point before the rest.
  const english = (1.5).toLocaleString(tag).includes(',')
    ? written.replaceAll(/[.,]/g, (sign) => (sign === ',' ? '.' : ','))
    : written;
  return /^(\d+|\d{1,3}(,\d\d\d?)*,\d{3})(\.\d+)?$/.test(english)
    ? Number(english.replaceAll(',', ''))
    : Number.NaN;
}
