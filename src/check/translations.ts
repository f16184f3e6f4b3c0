import { describeSchema, type Field, isShared, listFields } from '../content/schema.ts';
import { listTerms, type TermList } from '../content/vocabulary.ts';
import { type KindName, kinds } from '../registry.ts';
import type { Source } from '../site/source.ts';
import { contentFile, schemaOf } from '../site/source.ts';
import { fieldProblem, listTexts, pick } from './entries.ts';
import { type Problem, quote } from './problem.ts';
import { formatFieldPath } from './schema-errors.ts';

/** Shorter texts can be identical in two languages, such as a name or an abbreviation. */
const fewestWords = 4;

const isSentence = (text: string) => text.trim().split(/\s+/).length >= fewestWords;

const readSchema = (kind: KindName, id: string): Field => {
  const schema = schemaOf(kind, id);
  return schema ? describeSchema(schema) : {};
};

/** @returns the texts of a file that must be translated */
function listOwnTexts({ kind, id, data }: Source) {
  const { properties = {} } = readSchema(kind, id);
  return listTexts(data).filter(({ path: [name] }) => {
    const field = properties[String(name)];
    return !(field && isShared(field));
  });
}

/** @returns missing optional texts, which the page would show in the first language */
function findLeftOut(source: Source, first: Source): Problem[] {
  // A missing required text is reported by the schema.
  return listFields(readSchema(source.kind, source.id))
    .filter(({ field, isOptional }) => isOptional && !isShared(field))
    .filter(({ name }) => name in (first.data as object) && !(name in (source.data as object)))
    .map(({ name }) =>
      fieldProblem(
        source,
        [name],
        `the text is missing, while ${first.file} has it`,
        'Translate it, or delete it in both files.',
      ),
    );
}

/** Files with texts that any page may show. */
const sharedKinds = ['firm', 'vocabulary'] as const;

const fewestLetters = 20;

/** @returns the fields that a further language translates of a file that all languages share */
export const listSharedTexts = (kind: KindName) =>
  listFields(readSchema(kind, kind))
    .filter(({ field, isOptional }) => !isOptional && !isShared(field))
    // A name may be the same in every language.
    .filter(({ field }) => field.items || (field.minLength ?? 0) >= fewestLetters)
    .map(({ name }) => name);

/** Finds texts that pages of a further language would show in the first one. */
export const checkSharedTexts = (sources: Source[], code: string): Problem[] =>
  sharedKinds.flatMap((kind) => {
    const find = (of: string) =>
      sources.find((source) => source.kind === kind && source.code === of);
    const [first, own] = [find(''), find(code)];
    if (!first) return [];
    const names = listSharedTexts(kind);
    if (own)
      return names
        .filter((name) => !(name in (own.data as object)))
        .map((name) =>
          fieldProblem(
            own,
            [name],
            'the text is missing, so that pages would show it in another language',
            `Translate it from ${first.file}.`,
          ),
        );
    return [
      {
        file: contentFile(kind, kind, code),
        message: 'the file is missing, so that pages would show texts in another language',
        fix: `Translate from ${first.file}: ${names.join(', ')}.`,
      },
    ];
  });

/** Finds lists of terms that are longer or shorter than in the first language: terms belong together by place. */
export function checkTermCounts(sources: Source[], code: string): Problem[] {
  const vocabularies = pick(sources, 'vocabulary');
  const find = (of: string) => vocabularies.find((vocabulary) => vocabulary.code === of);
  const [first, own] = [find(''), find(code)];
  if (!first || !own) return [];
  return (Object.keys(own.data) as TermList[]).flatMap((list) => {
    const [terms, count] = [listTerms(first.data, list), listTerms(own.data, list).length];
    if (terms.length === count) return [];
    return [
      fieldProblem(
        own,
        [list],
        `has ${count} items, while ${first.file} has ${terms.length}`,
        `Translate each item, in this order: ${terms.join(', ')}.`,
      ),
    ];
  });
}

/** Finds texts of a further language that are missing or identical to the first language. */
export function checkTranslations(sources: Source[], code: string): Problem[] {
  return sources
    .filter((source) => source.code === code && !kinds[source.kind].inAllLanguages)
    .flatMap((source) => {
      const first = sources.find(
        ({ kind, id, code }) => code === '' && kind === source.kind && id === source.id,
      );
      if (!first) return [];
      const leftOut = findLeftOut(source, first);
      const texts = new Map(
        listOwnTexts(first).map(({ text, path }) => [formatFieldPath(path), text]),
      );
      const fields = listOwnTexts(source)
        .filter(({ text, path }) => isSentence(text) && texts.get(formatFieldPath(path)) === text)
        .map(({ text, path }) =>
          fieldProblem(
            source,
            path,
            `${quote(text)} is not translated: it is the text of ${first.file}`,
            'Translate it.',
          ),
        );
      const isSame = isSentence(source.body) && source.body.trim() === first.body.trim();
      const { file, bodyLine: line } = source;
      const message = `the text is not translated: it is that of ${first.file}`;
      const same = isSame ? [{ file, line, message, fix: 'Translate it.' }] : [];
      return [...leftOut, ...fields, ...same];
    });
}
