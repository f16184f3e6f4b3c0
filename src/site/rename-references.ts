import { describeSchema, type Field } from '../content/schema.ts';
import { listTerms, type TermList, type Vocabulary } from '../content/vocabulary.ts';
import { type KindName, kinds } from '../registry.ts';

/** An entry by its file name, with its title in one language. */
export interface Titled {
  id: string;
  title: string;
}

/** What one language calls the terms of the vocabulary and the entries that are named by title. */
export interface Names {
  vocabulary: Vocabulary;
  titles: Partial<Record<KindName, Titled[]>>;
}

/** The terms of two languages belong together by their places in the list: the content check counts them. */
function renameTerm(term: string, list: TermList, from: Vocabulary, to: Vocabulary) {
  return listTerms(to, list)[listTerms(from, list).indexOf(term)] ?? term;
}

function renameTitle(title: string, from: Titled[] = [], to: Titled[] = []) {
  const entry = from.find((candidate) => candidate.title === title);
  return to.find(({ id }) => id === entry?.id)?.title ?? title;
}

function renameIn(field: Field, value: unknown, from: Names, to: Names): unknown {
  const { items, properties, vocabulary, reference } = field;
  if (items && Array.isArray(value)) return value.map((item) => renameIn(items, item, from, to));
  if (properties && typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [
        name,
        renameIn(properties[name] ?? {}, part, from, to),
      ]),
    );
  if (typeof value !== 'string') return value;
  if (vocabulary) return renameTerm(value, vocabulary as TermList, from.vocabulary, to.vocabulary);
  if (reference?.by !== 'title') return value;
  const kind = reference.kind as KindName;
  return renameTitle(value, from.titles[kind], to.titles[kind]);
}

/**
 * Names in the fields of an entry that is not translated what it refers to, such as its category, as the
 * language does in which it is listed.
 * @param from the names in the language of the entry
 * @param to the names in that of the page
 */
export const renameReferences = (name: KindName, data: object, from: Names, to: Names) =>
  renameIn(describeSchema(kinds[name].schema), data, from, to) as object;
