import { kindNames, kinds } from '../../src/content/registry.ts';
import { fieldProblem, pick } from './entries.ts';
import { type Problem, quote } from './problem.ts';
import type { Source } from './source.ts';

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
      return [fieldProblem(entry, [field], `${quote(value)} is in ${first.file} too`, fix)];
    seen.set(key, entry);
    return [];
  });
}

/** Sub-pages have an order of their own, below their parent. */
const folderOf = ({ kind, id }: Source) => `${kind}/${id.slice(0, id.lastIndexOf('/') + 1)}`;

/** Fields that must differ from file to file. */
export const checkDuplicates = (entries: Source[]): Problem[] => [
  ...kindNames.flatMap((name) =>
    (kinds[name].unique ?? []).flatMap((field) =>
      findDoubles(pick(entries, name), field, `Give each its own ${field}.`),
    ),
  ),
  ...kindNames.flatMap((name) =>
    findDoubles(pick(entries, name), 'order', 'Give each its own place: 1, 2, 3 …', folderOf),
  ),
  ...['metaTitle', 'metaDescription'].flatMap((field) =>
    findDoubles(
      entries,
      field,
      'Search engines show only one of two equal pages: say what is particular about this one.',
    ),
  ),
];
