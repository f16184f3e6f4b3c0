import { findCarrier } from '../content/find-carrier.ts';
import type { Reference } from '../content/reference-fields.ts';
import { describeSchema, type Field, type FieldValue, listValues } from '../content/schema.ts';
import { listTerms, type TermList } from '../content/vocabulary.ts';
import { getKind, type KindName, kinds } from '../registry.ts';
import type { FieldPath, Source } from '../site/source.ts';
import { contentFile, folderOf, schemaOf } from '../site/source.ts';
import { type Entry, fieldProblem, pick } from './entries.ts';
import { suggest } from './nearest.ts';
import { type Problem, quote } from './problem.ts';

/** A field that refers to another file or to a term of the vocabulary. */
interface Named<Rule> {
  value: string;
  path: FieldPath;
  rule: Rule;
  /** The values of earlier items in the same list. */
  earlier: string[];
}

/** @returns the path of the list that contains a value; empty if none does */
const listOf = (path: FieldPath) =>
  path.slice(
    0,
    Math.max(
      0,
      path.findIndex((step) => typeof step === 'number'),
    ),
  );

const values = new WeakMap<Source, FieldValue[]>();

/** @returns all values of a file with their fields, which it looks up once for all checks */
function listFieldValues(entry: Source): FieldValue[] {
  const known = values.get(entry);
  if (known) return known;
  const schema = schemaOf(entry.kind, entry.id);
  const listed = schema ? listValues(describeSchema(schema), entry.data) : [];
  values.set(entry, listed);
  return listed;
}

/**
 * @param read returns the rule of a field
 * @returns all texts of a file whose field has such a rule
 */
function findNamed<Rule>(read: (field: Field) => Rule | undefined, entry: Source): Named<Rule>[] {
  const named = listFieldValues(entry).flatMap(({ field, value, path }) => {
    const rule = read(field);
    return rule && typeof value === 'string' ? [{ value, path, rule, list: listOf(path) }] : [];
  });
  return named.map(({ list, ...item }, index) => ({
    ...item,
    earlier: named
      .slice(0, index)
      .filter((other) => list.length > 0 && other.list.join() === list.join())
      .map(({ value }) => value),
  }));
}

const nameOf = ({ id, data }: Source, { by }: Reference) =>
  by === 'title' ? String((data as { title?: unknown } | null)?.title) : id;

/** @returns what to do if a language has no entries because it does not have the page that lists them */
function adviseOnPage(kind: KindName, { code }: Source, pages: Source[] = []) {
  const carrier = findCarrier(getKind(kind));
  if (code === '' || !carrier || pages.some(({ id }) => id === carrier)) return undefined;
  return `Translate the page that lists them: ${contentFile('pages', carrier, code)}.`;
}

/**
 * Finds references to files that do not exist.
 * @throws if a schema refers to a kind that is not in the registry
 */
function checkNamed(entry: Source, sources: Partial<Record<KindName, Source[]>>): Problem[] {
  return findNamed(({ reference }) => reference, entry).flatMap(
    ({ value, path, rule, earlier }) => {
      const kind = rule.kind as KindName;
      if (!(kind in kinds))
        throw new Error(
          `The schema of ${entry.kind} refers to "${kind}", which is not a kind in src/registry.ts.`,
        );
      const named = (sources[kind] ?? []).filter(
        (source) => !(rule.topLevel && source.id.includes('/')),
      );
      const what = rule.by === 'title' ? 'the title of one' : 'the file name without its ending';
      if (!named.some((source) => nameOf(source, rule) === value)) {
        const known = named.map((source) => nameOf(source, rule));
        const { singular, inAllLanguages } = kinds[kind];
        const folder = folderOf(contentFile(kind, 'name', inAllLanguages ? '' : entry.code));
        const fix =
          known.length === 0
            ? (adviseOnPage(kind, entry, sources.pages) ??
              `Delete the field, or create a file in ${folder}/.`)
            : `${suggest(value, known)}Write ${what}: ${known.join(', ')}. To add one, create a file in ${folder}/.`;
        return [fieldProblem(entry, path, `there is no ${singular} ${quote(value)}`, fix)];
      }
      return earlier.includes(value) && !rule.repeated
        ? [fieldProblem(entry, path, `${quote(value)} is listed twice`, 'Delete one of the two.')]
        : [];
    },
  );
}

/** Finds values that are not in their list of the vocabulary. */
function checkTerms(entry: Source, vocabulary: Entry<'vocabulary'>): Problem[] {
  return findNamed(({ vocabulary: list }) => list, entry).flatMap(({ value, path, rule }) => {
    const terms = listTerms(vocabulary.data, rule as TermList);
    return terms.includes(value)
      ? []
      : [
          fieldProblem(
            entry,
            path,
            `${quote(value)} is not in the list ${rule} of ${vocabulary.file}`,
            `${suggest(value, terms)}Write one of: ${terms.join(', ')}. Or add it to ${vocabulary.file}.`,
          ),
        ];
  });
}

/**
 * Checks the references between files.
 * @param sources all files that could be read, including those with problems of their own
 */
export function checkReferences(entries: Source[], sources: Source[]): Problem[] {
  const byKind = Object.groupBy(sources, ({ kind }) => kind);
  const [vocabulary] = pick(entries, 'vocabulary');
  return [
    ...sources.flatMap((source) => checkNamed(source, byKind)),
    ...(vocabulary ? sources.flatMap((source) => checkTerms(source, vocabulary)) : []),
  ];
}
