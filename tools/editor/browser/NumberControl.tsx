import type { CustomFieldControlProps } from '@sveltia/cms';
import { findNextNumber } from '../../file-names.ts';
import { readContent } from './content-store.ts';

/** A numbered entry that is being written. */
export interface NumberedDraft {
  /** Names of new files, such as `00-{{title}}`. */
  template: string;
  folder: string;
  setNumber: (number: string) => void;
}

let draft: NumberedDraft | undefined;

/** @returns the new entry whose form is open, if its kind is numbered */
export const findNumberedDraft = () => draft;

/** @returns the next number that is free, as far as the editor knows */
async function findFreeNumber(template: string, folder: string, database: string) {
  const { files } = await readContent(database);
  const ids = files.flatMap(({ path }) =>
    path.startsWith(`${folder}/`) ? [path.slice(folder.length + 1)] : [],
  );
  return findNextNumber(template, ids);
}

/** Shows the number of an entry, and gives a new one the next. */
export const createNumberControl = (database: string) =>
  function NumberControl({ value, field, entry, onChange }: CustomFieldControlProps) {
    const slug = String(entry?.get('slug') ?? '');
    if (slug) return <output>{/\d+/.exec(slug)?.[0]}</output>;
    const { template, folder } = field.toJS() as unknown as NumberedDraft;
    draft = { template, folder, setNumber: onChange };
    const start = (output: HTMLOutputElement | null) => {
      if (output && !value) void findFreeNumber(template, folder, database).then(onChange);
    };
    return <output ref={start}>{String(value ?? '')}</output>;
  };
