/**
 * @param text as people write numbers: `25000`, `25,000`, `1,50,000.50`, `25 000`, `₹25000`, `25.000,50`
 * @param most the greatest number of the field
 * @returns the number; the text itself if it is none, or may be two, as `25.000` may be: the check of the
 *   site refuses it then
 */
export function readAmount(text: string, most = Infinity): number | string {
  const plain = text.replace(/[\s'’\p{Sc}]/gu, '');
  const isPossible = (digits: string) => Math.abs(Number(digits.replace(/[.,]/g, ''))) <= most;
  if (/^-?[1-9]\d{0,2}\.\d{3}$/.test(plain) && isPossible(plain)) return text;
  const [, whole, decimals = ''] =
    /^(-?[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}|-?\d+)(?:\.(\d*))?$/.exec(plain) ??
    /^(-?\d{1,3}(?:\.\d{3})+|-?\d+)(?:,(\d*))?$/.exec(plain) ??
    [];
  if (whole === undefined) return text.trim() && text;
  if (!isPossible(whole)) return Number(plain.replace(',', '.'));
  return Number(`${whole.replace(/[.,]/g, '')}.${decimals}`);
}
