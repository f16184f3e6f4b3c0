/** Between groups of digits, besides the sign of the language: any space, and an apostrophe. */
const spaces = /[\s'’]/g;

/**
 * Reads a number as people write it in a language: `1,00,000`, `50 000`, in German `1.234,5`.
 * @param tag BCP 47, such as `en-IN`
 * @returns NaN if it is not such a number
 */
export function parseNumber(text: string, tag: string): number {
  const isComma = (1.5).toLocaleString(tag).includes(',');
  const [group, point] = isComma ? ['\\.', ','] : [',', '\\.'];
  const pattern = new RegExp(
    `^(\\d+|\\d{1,3}(?:${group}\\d{2,3})*${group}\\d{3})(?:${point}(\\d+))?$`,
  );
  const [, whole, part = ''] = pattern.exec(text.replaceAll(spaces, '')) ?? [];
  return whole === undefined ? Number.NaN : Number(`${whole.replaceAll(/\D/g, '')}.${part}`);
}
