/** Letters for which a language has a spelling of its own in a-z; others only lose their marks. */
const spellings: Record<string, Record<string, string>> = {
  de: { ä: 'ae', ö: 'oe', ü: 'ue' },
};

/**
 * @param code of the language of the title, such as `de`
 * @returns a file name such as `notice-periods-in-india`; empty for a title in another script
 */
export const toFileName = (title: string, code: string) =>
  title
    .toLowerCase()
    .normalize('NFC')
    .replace(/\p{L}/gu, (letter) => spellings[code]?.[letter] ?? letter)
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '');

const zeros = /0{2,}/;

/** @returns the next number of a template, with its zeros: see `fillNumber` */
export const findNextNumber = (template: string, ids: readonly string[]) =>
  /\d+/.exec(fillNumber(template, ids))?.[0] ?? '';

/**
 * Fills in the next number: a number is never used again, because it is part of the address.
 * @param template of the kind, such as `00-{{title}}`
 * @param ids of the files that exist
 */
export function fillNumber(template: string, ids: readonly string[]): string {
  const [before = ''] = template.split(zeros);
  const number = new RegExp(`^${RegExp.escape(before)}(\\d+)`);
  const numbers = ids.map((id) => Number(number.exec(id)?.[1] ?? -1));
  const first = before === '' ? 0 : 1;
  const next = Math.max(...numbers.map((used) => used + 1), first);
  return template.replace(zeros, (digits) => String(next).padStart(digits.length, '0'));
}
