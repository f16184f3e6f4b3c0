import type { CustomFieldControlProps } from '@sveltia/cms';

/** The highest numbers of files that this browser has saved, which the settings may not know yet. */
const keyOf = (folder: string) => `last number in ${folder}`;

/** Notes the number of a file that has been saved. */
export function noteNumber(path: string) {
  const [, folder = '', number] = /^(.*)\/(?:\w+-)?(\d+)[^/]*$/.exec(path) ?? [];
  const last = Number(localStorage.getItem(keyOf(folder)) ?? -1);
  if (number && Number(number) > last) localStorage.setItem(keyOf(folder), number);
}

/** Shows the number of an entry, and gives a new one the next. */
export function NumberControl({ value, field, entry, onChange }: CustomFieldControlProps) {
  const slug = String(entry?.get('slug') ?? '');
  if (slug) return <output>{/\d+/.exec(slug)?.[0]}</output>;
  const { next, folder } = field.toJS() as unknown as { next: string; folder: string };
  const saved = Number(localStorage.getItem(keyOf(folder)) ?? -1) + 1;
  const number = String(Math.max(Number(next), saved)).padStart(next.length, '0');
  // Sveltia CMS draws this with a React of its own, so that it uses no hooks.
  const start = (output: HTMLOutputElement | null) => {
    if (output && !value) onChange(number);
  };
  return <output ref={start}>{String(value ?? '')}</output>;
}
