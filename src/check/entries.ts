import type { FieldsOf, KindName } from '../registry.ts';
import type { Problem } from './problem.ts';
import { formatFieldPath } from './schema-errors.ts';
import type { FieldPath, Source } from './source.ts';

/** A source that the schema of its kind accepted. */
export interface Entry<Name extends KindName> extends Source {
  kind: Name;
  data: FieldsOf<Name>;
}

/** The entries of one kind, from the sources that their schema accepted. */
export const pick = <Name extends KindName>(entries: Source[], name: Name) =>
  entries.filter((entry): entry is Entry<Name> => entry.kind === name);

/** A problem at a field of an entry. */
export const fieldProblem = (
  { file, toLine }: Source,
  path: FieldPath,
  message: string,
  fix: string,
): Problem => ({ file, line: toLine(path), field: formatFieldPath(path), message, fix });

/** All texts in the fields of a file, with their paths. */
export function listTexts(
  value: unknown,
  path: FieldPath = [],
): { text: string; path: FieldPath }[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) =>
    listTexts(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
