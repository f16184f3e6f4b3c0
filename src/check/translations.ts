import { listTerms, type TermList } from '../content/kinds/vocabulary.ts';
import { type Problem, quote } from '../content/problem.ts';
import { describeSchema, isShared, listFields, listValues } from '../content/schema.ts';
import { type KindName, kinds } from '../registry.ts';
import { isValid, type LoadedFile } from '../site/loaded-file.ts';
import type { Site } from '../site/site.ts';
import { contentFile, type Source, schemaOf } from '../site/source.ts';
import { fieldProblem, formatFieldPath, listTexts } from './file-problems.ts';

/** Shorter texts can be identical in two languages, such as a name or an abbreviation. */
const fewestWords = 4;

const isSentence = (text: string) => text.trim().split(/\s+/).length >= fewestWords;

const describeFields = (kind: KindName, id: string) => describeSchema(schemaOf(kind, id));

/** @returns the fields of a file that must be translated */
const listOwnFields = ({ kind, id }: Pick<Source, 'kind' | 'id'>) =>
  listFields(describeFields(kind, id)).filter(({ field }) => !isShared(field));

/** Finds texts that are missing or identical to the first language. */
function checkTranslation(file: LoadedFile, first: LoadedFile): Problem[] {
  const source = { ...file, data: file.written };
  const own = listOwnFields(source);
  // A missing required text is reported by the schema.
  const leftOut = own
    .filter(({ isOptional }) => isOptional)
    .filter(({ name }) => name in Object(first.data) && !(name in Object(source.data)))
    .map(({ name }) => {
      const message = `the text is missing, while ${first.file} has it`;
      return fieldProblem(source, [name], message, 'Translate it, or delete it in both files.');
    });
  const texts = new Map(
    listTexts(first.data).map(({ text, path }) => [formatFieldPath(path), text]),
  );
  const same = listTexts(source.data)
    .filter(({ path: [name] }) => own.some((field) => field.name === name))
    .filter(({ text, path }) => isSentence(text) && texts.get(formatFieldPath(path)) === text)
    .map(({ text, path }) => {
      const message = `${quote(text)} is not translated: it is the text of ${first.file}`;
      return fieldProblem(source, path, message, 'Translate it.');
    });
  const { body, bodyLine: line } = source;
  const message = `the text is not translated: it is that of ${first.file}`;
  return isSentence(body) && body.trim() === first.body.trim()
    ? [...leftOut, ...same, { file: file.file, line, message, fix: 'Translate it.' }]
    : [...leftOut, ...same];
}

/** @returns the fields that a further language translates of a file that all languages share */
const listSharedTexts = (kind: KindName, data: object) =>
  listOwnFields({ kind, id: kind })
    .map(({ name }) => [name, (data as Record<string, unknown>)[name]] as const)
    // A name may be the same in every language.
    .filter(
      ([, value]) => Array.isArray(value) || listTexts(value).some(({ text }) => isSentence(text)),
    )
    .filter(([name]) => !nameFields.includes(name))
    .map(([name]) => name);

/** Names, even of several words, such as Fern and Oak and Partners Limited. */
const nameFields = ['name', 'legalName', 'creditLabel'];

/** Finds texts of files that any page may show, which pages of a further language would show in the first one. */
const checkSharedTexts = ({ subfolder, files, content }: Site): Problem[] =>
  (['firm', 'vocabulary'] as const).flatMap((kind) => {
    const [first] = content.sites[0].filesOf(kind);
    if (!first) return [];
    const names = listSharedTexts(kind, Object(first.data));
    const own = files.find((file) => file.kind === kind && file.subfolder === subfolder);
    if (!own) {
      const message = 'the file is missing, so that pages would show texts in another language';
      const fix = `Translate from ${first.file}: ${names.join(', ')}.`;
      return [{ file: contentFile(kind, kind, subfolder), message, fix }];
    }
    const message = 'the text is missing, so that pages would show it in another language';
    return names
      .filter((name) => !(name in Object(own.written)))
      .map((name) => fieldProblem(own, [name], message, `Translate it from ${first.file}.`));
  });

/** Finds lists of terms that are longer or shorter than in the first language: terms belong together by place. */
function checkTermCounts({ filesOf, content }: Site): Problem[] {
  const [first] = content.sites[0].filesOf('vocabulary');
  const [own] = filesOf('vocabulary');
  if (!first || !own) return [];
  return (Object.keys(own.data) as TermList[]).flatMap((list) => {
    const [terms, count] = [listTerms(first.data, list), listTerms(own.data, list).length];
    if (terms.length === count) return [];
    const message = `has ${count} items, while ${first.file} has ${terms.length}`;
    const fix = `Translate each item, in this order: ${terms.join(', ')}.`;
    return [fieldProblem(own, [list], message, fix)];
  });
}

/** Finds dates, numbers and the like that differ from the first language, in a group that both have. */
function checkSharedValues({ original, ...file }: LoadedFile): Problem[] {
  const list = (data: unknown) =>
    listValues(describeFields(file.kind, file.id), data).filter(
      // The items of a list may have another order.
      ({ field, path: [, ...steps] }) =>
        isShared(field) && steps[0] && !steps.some(Number.isInteger),
    );
  const first = new Map(list(original?.data).map(({ path, value }) => [`${path}`, value]));
  return list(file.written).flatMap(({ path, value }) => {
    const other = first.get(`${path}`) ?? value;
    const message = `${quote(`${value}`)} is not that of ${original?.file}`;
    const fix = `Write ${quote(`${other}`)}, or change both.`;
    return other === value ? [] : fieldProblem(file, path, message, fix);
  });
}

/** Checks the files of a further language against those of the first. */
export function checkTranslations(site: Site): Problem[] {
  const { subfolder, content, files } = site;
  if (subfolder === '') return [];
  const originals = content.sites[0].files.filter(isValid);
  return [
    ...checkSharedTexts(site),
    ...checkTermCounts(site),
    ...files.flatMap(checkSharedValues),
    ...files
      .filter(
        (file) => file.subfolder === subfolder && isValid(file) && !kinds[file.kind].inAllLanguages,
      )
      .flatMap((file) => {
        const first = originals.find(({ kind, id }) => kind === file.kind && id === file.id);
        return first ? checkTranslation(file, first) : [];
      }),
  ];
}
