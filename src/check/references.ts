import type { ReferenceRule } from '../content/fields.ts';
import { findListPage } from '../content/kind.ts';
import { listTerms, type TermList } from '../content/kinds/vocabulary.ts';
import { type Problem, quote, suggest } from '../content/problem.ts';
import { describeSchema, listValues } from '../content/schema.ts';
import { getKind, type KindName, kinds } from '../registry.ts';
import type { Site } from '../site/site.ts';
import { contentFile, kindFolder, type Source, schemaOf } from '../site/source.ts';
import { fieldProblem } from './file-problems.ts';

/** @returns all values of a file with their fields */
export const listFieldValues = ({ kind, id, data }: Source) =>
  listValues(describeSchema(schemaOf(kind, id)), data);

/** @returns how a field names an entry */
export const nameOf = ({ id, data }: Source, { by }: ReferenceRule) =>
  by === 'title' ? String((data as { title?: unknown } | null)?.title) : id;

/** @returns what to do if a language has no entries because it does not have the page that lists them */
function adviseOnPage(kind: KindName, { subfolder }: Source, pages: Source[] = []) {
  const carrier = findListPage(getKind(kind));
  if (subfolder === '' || !carrier || pages.some(({ id }) => id === carrier)) return undefined;
  return `Translate the page that lists them: ${contentFile('pages', carrier, subfolder)}.`;
}

type Sources = Partial<Record<KindName, Source[]>>;

/**
 * Finds references to files that do not exist.
 * @param first what the first language has
 * @param filePaths of all files: one that cannot be read is reported by itself alone
 * @throws if a schema refers to a kind that is not in the registry
 */
function checkNames(
  entry: Source,
  sources: Sources,
  first: Sources,
  filePaths: readonly string[],
): Problem[] {
  const seen = new Set<string>();
  return listFieldValues(entry).flatMap(({ field: { reference }, value, path }) => {
    if (!reference || typeof value !== 'string') return [];
    const kind = reference.kind as KindName;
    if (!(kind in kinds))
      throw new Error(
        `The schema of ${entry.kind} refers to "${kind}", which is not a kind in src/registry.ts.`,
      );
    const known = [...(sources[kind] ?? []), ...((reference.leftOut && first[kind]) || [])]
      .filter(({ id }) => !(reference.topLevel && id.includes('/')))
      .map((source) => nameOf(source, reference));
    if (!known.includes(value)) {
      const isRead = sources[kind]?.some(({ id }) => id === value);
      if (!isRead && filePaths.includes(contentFile(kind, value, entry.subfolder))) return [];
      const { singular } = kinds[kind];
      const folder = kindFolder(kind, entry.subfolder);
      const what = reference.by ? 'the title of one' : 'the file name without its ending';
      const fix =
        known.length === 0
          ? (adviseOnPage(kind, entry, sources.pages) ??
            `Delete the field, or create a file in ${folder}/.`)
          : `${suggest(value, known)}Write ${what}: ${known.join(', ')}. To add one, create a file in ${folder}/.`;
      return [fieldProblem(entry, path, `there is no ${singular} ${quote(value)}`, fix)];
    }
    const list = path.findIndex((step) => typeof step === 'number');
    if (list < 0 || reference.repeated) return [];
    const key = `${path.slice(0, list).join('.')} ${value}`;
    if (seen.has(key))
      return [
        fieldProblem(entry, path, `${quote(value)} is listed twice`, 'Delete one of the two.'),
      ];
    seen.add(key);
    return [];
  });
}

/**
 * Checks the references between files, and to the lists of the vocabulary, also in files with problems
 * of their own.
 */
export function checkReferences({ files, filesOf, subfolder, content }: Site): Problem[] {
  const byKind = Object.groupBy(files, ({ kind }) => kind);
  const first = subfolder ? Object.groupBy(content.sites[0].files, ({ kind }) => kind) : {};
  const [vocabulary] = filesOf('vocabulary');
  const terms = files.flatMap((source) =>
    listFieldValues(source).flatMap(({ field: { vocabulary: list }, value, path }) => {
      if (!vocabulary || !list || typeof value !== 'string') return [];
      const known = listTerms(vocabulary.data, list as TermList);
      if (known.includes(value)) return [];
      const message = `${quote(value)} is not in the list ${list} of ${vocabulary.file}`;
      const fix = `${suggest(value, known)}Write one of: ${known.join(', ')}. Or add it to ${vocabulary.file}.`;
      return [fieldProblem(source, path, message, fix)];
    }),
  );
  return [
    ...files.flatMap((source) => checkNames(source, byKind, first, content.filePaths)),
    ...terms,
  ];
}
