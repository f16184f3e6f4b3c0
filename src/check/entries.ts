import type { FieldsOf, KindName } from '../registry.ts';
import type { FieldPath, Source } from '../site/source.ts';
import type { Problem } from './problem.ts';
import { formatFieldPath } from './schema-errors.ts';

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

interface FieldText {
  text: string;
  path: FieldPath;
}

function addTexts(value: unknown, path: FieldPath, texts: FieldText[]) {
  if (typeof value === 'string') texts.push({ text: value, path });
  else if (value !== null && typeof value === 'object')
    for (const [key, item] of Object.entries(value))
      addTexts(item, [...path, Array.isArray(value) ? Number(key) : key], texts);
  return texts;
}

const listed = new WeakMap<object, FieldText[]>();

/**
 * Lists the texts of a file once for all checks.
 * @returns all texts in the fields, with their paths
 */
export function listTexts(data: unknown): FieldText[] {
  const key = Object(data) as object;
  const texts = listed.get(key) ?? addTexts(data, [], []);
  listed.set(key, texts);
  return texts;
}
