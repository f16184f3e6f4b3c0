import { contentFolder } from '../../src/content/folder.ts';
import type { Language } from '../../src/content/languages.ts';
import { describeSchema, listFields } from '../../src/content/schema.ts';
import { readBuiltInWords } from '../../src/content/words/built-in-words.ts';
import { getKind, type KindName, kindNames, kinds } from '../../src/registry.ts';
import { createFields, describeFile, isTranslated, original, zeros } from './entry-fields.ts';
import { formatOf } from './file-format.ts';
import { createFormFields, type FormField, formatLabel, titleOf } from './form-fields.ts';

/** Where the editor finds the files of each kind. */

/** One file. */
interface FormFile {
  name: string;
  label: string;
  file: string;
  format: string;
  i18n: boolean;
  fields: FormField[];
}

/** The files in a folder, or a list of files: https://sveltiacms.app/en/docs/collections */
interface FormCollection {
  name: string;
  label?: string;
  folder?: string;
  files?: FormFile[];
  fields?: FormField[];
  slug?: { template: string; editable: boolean; pattern: [pattern: string, help: string] };
  /** Further options. */
  [option: string]: unknown;
}

const folderOf = (name: KindName, translated: boolean) =>
  [contentFolder(), translated && '{{locale}}', kinds[name].folder].filter(Boolean).join('/');

/** Entries with a position are listed in the order in which the site shows them. */
function sortBy(columns: string[], fields: ReturnType<typeof listFields>) {
  const isOrdered = fields.some(({ name }) => name === 'order');
  return isOrdered
    ? { fields: ['order', ...columns], default: { field: 'order', direction: 'ascending' } }
    : { fields: columns };
}

function createCollection(name: KindName, languages: readonly Language[]): FormCollection {
  const { label, singular, fileName, ending, editor } = kinds[name];
  const translated = isTranslated(name, '', languages);
  const title = titleOf(name);
  const pattern = fileName.nested ? '[a-z0-9]+(-[a-z0-9]+)*' : fileName.pattern.source;
  return {
    name,
    label,
    label_singular: formatLabel(singular),
    folder: folderOf(name, translated),
    ...(fileName.nested && { nested: { depth: 2, subfolders: false }, meta: { path: {} } }),
    extension: ending,
    format: formatOf(name, kinds[name].ending),
    i18n: translated,
    identifier_field: title,
    ...(getKind(name).appearsOn && { summary: `{{${title}}}{{fields.appears}}` }),
    slug: {
      template: fileName.template?.replace(zeros, '{{fields.fileNumber}}') ?? `{{${title}}}`,
      editable: true,
      pattern: [pattern, fileName.help],
    },
    sortable_fields: sortBy(
      [title, ...(editor?.columns ?? [])],
      listFields(describeFile(name, '')),
    ),
    fields: createFields(name, '', languages),
  };
}

function createFile(name: KindName, id: string, languages: readonly Language[]): FormFile {
  const translated = isTranslated(name, id, languages);
  return {
    name: id,
    label: id === name ? kinds[name].label : formatLabel(id),
    file: `${folderOf(name, translated)}/${id}.${kinds[name].ending}`,
    format: formatOf(name, kinds[name].ending),
    i18n: translated,
    fields: createFields(name, id, languages),
  };
}

/** The words of one language, each with the built-in text that it replaces. */
function createWordsFile({ code, tag }: Language): FormFile {
  const builtIn = readBuiltInWords(code);
  const findBuiltIn = (path: readonly string[]) => {
    const value = path.reduce<unknown>(
      (tree, step) => (tree as Record<string, unknown> | undefined)?.[step],
      builtIn,
    );
    return typeof value === 'string' ? value : undefined;
  };
  const form = { requiredIn: [code], isTranslated: false, builtIn: findBuiltIn };
  return {
    name: code,
    label: new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag,
    file: `${contentFolder()}/words/${code}.yaml`,
    format: formatOf('words', kinds.words.ending),
    i18n: false,
    fields: [...createFormFields(describeSchema(kinds.words.schema), form), original],
  };
}

const idsOf = (name: KindName) => kinds[name].onlyIds ?? [];

/** A kind with one file only, such as the firm. */
const isSingle = (name: KindName) => idsOf(name).length === 1;

/** The sections of the list in their order: `editor.group` of a kind. */
const sections = ['Pages', 'Offer', 'Writing', 'Firm', 'Law'];

const sectionOf = (name: KindName) => kinds[name].editor?.group ?? sections.at(-1) ?? '';

function createPart(name: KindName, languages: readonly Language[]): FormCollection {
  const { label } = kinds[name];
  if (name === 'words') return { name, label, files: languages.map(createWordsFile) };
  if (idsOf(name).length === 0) return createCollection(name, languages);
  const files = idsOf(name).map((id) => createFile(name, id, languages));
  return { name, label, i18n: files.some(({ i18n }) => i18n), files };
}

/**
 * @param languages of the site, the first first
 * @returns the kinds with several files, with a line between two sections
 */
export function createCollections(languages: readonly Language[]): FormCollection[] {
  const parts = Map.groupBy(
    kindNames.filter((name) => !isSingle(name)),
    sectionOf,
  );
  return sections.flatMap((section, index) => [
    ...(index > 0 ? [{ name: `above ${section}`, divider: true }] : []),
    ...(parts.get(section) ?? []).map((name) => createPart(name, languages)),
  ]);
}

/** @param languages of the site, the first first */
export const createSingletons = (languages: readonly Language[]): FormFile[] =>
  kindNames
    .filter(isSingle)
    .flatMap((name) => idsOf(name).map((id) => createFile(name, id, languages)));
