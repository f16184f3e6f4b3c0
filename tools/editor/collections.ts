import { schemaOf } from '../../src/check/locate.ts';
import { contentFolder } from '../../src/content/folder.ts';
import type { Language } from '../../src/content/languages.ts';
import { describeSchema, isShared, listFields } from '../../src/content/schema.ts';
import { getKind, type KindName, kindNames, kinds } from '../../src/registry.ts';
import { readBuiltInWords } from '../../src/site/built-in-words.ts';
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

/** The text of the file as it was read, from which the saved one is made: see `file-format.ts`. */
const original: FormField = { name: 'original', widget: 'hidden', i18n: true };

const body: FormField = {
  name: 'body',
  label: 'Text',
  widget: 'richtext',
  i18n: true,
  hint: 'Placeholders for facts of the firm: {email}, {phone}, {name}, {address}.',
  modes: ['rich_text', 'raw'],
  buttons: [
    'bold',
    'italic',
    'link',
    'heading-two',
    'heading-three',
    'heading-four',
    'quote',
    'bulleted-list',
    'numbered-list',
  ],
  editor_components: [],
};

/** From when an entry is in the site, if its day is to come: see `appearance.ts`. */
const appears: FormField = { name: 'appears', widget: 'hidden', i18n: false };

const describeFile = (name: KindName, id: string) =>
  describeSchema(schemaOf(name, id) ?? kinds[name].schema);

/** Whether a file can have words of its own in a further language. */
const isTranslated = (name: KindName, id: string, languages: readonly Language[]) =>
  languages.length > 1 &&
  (kinds[name].ending === 'md' ||
    listFields(describeFile(name, id)).some(({ field }) => !isShared(field)));

const zeros = /0{2,}/;

/** The number of a new entry: the browser finds the next one. */
function createNumberField(name: KindName): FormField[] {
  const { folder, fileName } = kinds[name];
  if (!fileName.template || !zeros.test(fileName.template)) return [];
  const field: FormField = {
    name: 'fileNumber',
    widget: 'file-number',
    label: 'Number',
    hint: 'Part of the permanent address. A new entry has the next one.',
    required: false,
    i18n: false,
    template: fileName.template,
    folder: `${contentFolder()}/${folder}`,
  };
  return [field];
}

function createFields(name: KindName, id: string, languages: readonly Language[]): FormField[] {
  const { inAllLanguages, slugs, ending } = kinds[name];
  const codes = languages.map(({ code }) => code);
  const translated = isTranslated(name, id, languages);
  const form = { requiredIn: inAllLanguages ? codes.slice(0, 1) : codes, isTranslated: translated };
  const slug: FormField = {
    name: 'slug',
    widget: 'string',
    label: 'Address',
    hint: 'Part of the address in this language, such as employment-law.',
    required: false,
    i18n: true,
  };
  const fields = createFormFields(describeFile(name, id), form);
  const isTitle = (field: FormField) => id === '' && field.name === titleOf(name);
  return [
    ...(id === '' ? createNumberField(name) : []),
    // The form begins with what the person has come to write.
    ...fields.filter(isTitle),
    ...fields.filter((field) => !isTitle(field)),
    ...(slugs && translated ? [slug] : []),
    ...(ending === 'md' ? [{ ...body, i18n: translated }] : []),
    ...(getKind(name).appearsOn ? [appears] : []),
    original,
  ];
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
