/** The ten digits of a script follow each other, after a character that is none. */
function toLatin(digit: string) {
  let value = -1;
  for (let code = digit.charCodeAt(0); /\p{Nd}/u.test(String.fromCharCode(code)); code--) value++;
  return `${value}`;
}

/**
 * Reads a number as people write it in a language, in digits of any script: `1,00,000`, `50 000`, in German `1.234,5`,
 * also before the digits after the point are typed. A currency may stand before or after it: `Rs. 52,000/-`, `600 EUR`.
 * @param tag BCP 47, such as `en-IN`
 * @returns NaN if it is not such a number
 */
export function parseNumber(text: string, tag: string): number {
  const [, point = ''] = (1.5).toLocaleString(tag);
  // Between groups of digits may be any space, an apostrophe, the sign of Arabic, and the sign that is not the point.
  // Copied text has invisible marks.
  const written = text
    .replaceAll(/[\s'’\u066c\p{Cf}]/gu, '')
    .replaceAll(/\p{Nd}/gu, toLatin)
    .replaceAll(/^(\p{L}+\.?|\p{Sc})|(\p{Lu}{3}|\p{Sc}|\/-)$/gu, '')
    .replace(point, ' ');
  return /^(\d+|\d{1,3}([.,]\d\d\d?)*[.,]\d{3})( \d*)?$/.test(written)
    ? Number(written.replaceAll(/[.,]/g, '').replace(' ', '.'))
    : Number.NaN;
}
