import { kindNames, kinds } from '../registry.ts';
import type { Source } from '../site/source.ts';
import { fieldProblem, pick } from './entries.ts';
import { type Problem, quote } from './problem.ts';

const fieldOf = ({ data }: Source, field: string) => (data as Record<string, unknown>)[field];

function findDoubles(
  entries: Source[],
  field: string,
  fix: string,
  toGroup: (entry: Source) => string = () => '',
): Problem[] {
  const seen = new Map<string, Source>();
  return entries.flatMap((entry) => {
    const value = fieldOf(entry, field);
    if (value === undefined) return [];
    const key = `${toGroup(entry)}\n${String(value).trim().toLowerCase()}`;
    const first = seen.get(key);
    if (first)
      return [fieldProblem(entry, [field], `${quote(value)} is also in ${first.file}`, fix)];
    seen.set(key, entry);
    return [];
  });
}

/** Sub-pages are ordered separately, below their parent. */
const folderOf = ({ kind, id }: Source) => `${kind}/${id.slice(0, id.lastIndexOf('/') + 1)}`;

/** Finds equal values in fields that must differ between files. */
export const checkDuplicates = (entries: Source[]): Problem[] => [
  ...kindNames.flatMap((name) =>
    (kinds[name].unique ?? []).flatMap((field) =>
      findDoubles(pick(entries, name), field, `Give each its own ${field}.`),
    ),
  ),
  ...kindNames.flatMap((name) =>
    findDoubles(
      // The home page has a field of the same name for its sections.
      name === 'pages' ? [] : pick(entries, name),
      'order',
      'Give each its own place: 1, 2, 3 …',
      folderOf,
    ),
  ),
  ...['metaTitle', 'metaDescription'].flatMap((field) =>
    findDoubles(
      entries,
      field,
      'Search engines show only one of two identical pages: say what is specific to this one.',
    ),
  ),
];
