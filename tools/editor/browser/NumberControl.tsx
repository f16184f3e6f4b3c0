import type { CustomFieldControlProps } from '@sveltia/cms';

/** The highest number of a file that this browser has saved, which the settings may not know yet. */
const readLast = (folder: string) => Number(localStorage.getItem(`number in ${folder}`) ?? -1);

/** Notes the number of a file that has been saved. */
export function noteNumber(path: string) {
  const [, folder = '', number = ''] = /^(.*)\/(?:\w+-)?(\d+)[^/]*$/.exec(path) ?? [];
  if (Number(number) > readLast(folder)) localStorage.setItem(`number in ${folder}`, number);
}

/** Shows the number of an entry, and gives a new one the next. */
export const createNumberControl =
  (nextNumbers: Record<string, string>) =>
  ({ value, field, entry, onChange }: CustomFieldControlProps) => {
    const slug = String(entry?.get('slug') ?? '');
    if (slug) return <output>{/\d+/.exec(slug)?.[0]}</output>;
    const { folder } = field.toJS() as unknown as { folder: string };
    const next = nextNumbers[folder] ?? '';
    const number = String(Math.max(Number(next), readLast(folder) + 1)).padStart(next.length, '0');
    // Sveltia CMS draws this with a React of its own, so that it uses no hooks.
    const start = (output: HTMLOutputElement | null) => {
      if (output && !value) onChange(number);
    };
    return <output ref={start}>{String(value ?? '')}</output>;
  };
