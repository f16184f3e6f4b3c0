import { getBuiltInWords } from '../../src/content/built-in-words.ts';
import { contentFolder } from '../../src/content/folder.ts';
import { describeSchema, isShared, listFields } from '../../src/content/schema.ts';
import { getKind, type KindName, kindNames, kinds } from '../../src/registry.ts';
import { loadSite } from '../../src/site/load-site.ts';
import { schemaOf } from '../../src/site/source.ts';
import { formatOf } from './file-format.ts';
import {
  createFormFields,
  type FormField,
  formatLabel,
  type Translate,
  titleOf,
} from './form-fields.ts';

/** Where the editor finds the files of each kind: https://sveltiacms.app/en/docs/collections */

/** The text of the file as it was read, from which the saved one is made: see `file-format.ts`. */
const original: FormField = { name: 'original', widget: 'hidden', i18n: true };

const headings = ['two', 'three', 'four'].map((level) => `heading-${level}`);
const buttons = [
  'bold',
  'italic',
  'code',
  'link',
  ...headings,
  'quote',
  'bulleted-list',
  'numbered-list',
];

const createBody = (translate: Translate, i18n: boolean): FormField => ({
  name: 'body',
  label: translate('Body'),
  hint: translate('Placeholders for facts of the firm: {email}, {phone}, {name}, {address}.'),
  widget: 'richtext',
  i18n,
  buttons,
  editor_components: ['image', 'file'],
});

const zeros = /0{2,}/;

/** What must be filled in comes first. */
const compareNeed = (a: FormField, b: FormField) => Number(!a.required) - Number(!b.required);

const folderOf = (name: KindName, translated = false) =>
  [contentFolder(), translated && '{{locale}}', kinds[name].folder].filter(Boolean).join('/');

/** The number of a new file, which the browser fills in: see `NumberControl.tsx`. */
const number = { name: 'fileNumber', widget: 'file-number', required: false, preview: false };
const numberHint = 'Part of the permanent address. A new entry has the next one.';
const slug = { name: 'slug', widget: 'string', required: false, i18n: true };
const slugHint = 'part of the address in this language, such as employment-law';

const describeFile = (name: KindName, id: string) =>
  describeSchema(schemaOf(name, id) ?? kinds[name].schema);

/** Creates the forms of the site in its languages. */
export function createForms(translate: Translate) {
  const codes = loadSite().sites.map(({ language }) => language.code);

  /**
   * Whether a file can have words of its own in a further language. Those of the interface are files of
   * their own.
   */
  const isTranslated = (name: KindName, id: string) =>
    codes.length > 1 &&
    name !== 'words' &&
    (kinds[name].ending === 'md' ||
      listFields(describeFile(name, id)).some(({ field }) => !isShared(field)));

  function createFields(name: KindName, id: string): FormField[] {
    const { inAllLanguages, slugs, ending } = kinds[name];
    const { template = '' } = kinds[name].fileName;
    const translated = isTranslated(name, id);
    const fields = createFormFields(describeFile(name, id), {
      translate,
      requiredIn: inAllLanguages ? codes.slice(0, 1) : codes,
      isTranslated: translated,
      ...(name === 'words' && { builtIn: getBuiltInWords(id) }),
    });
    // The form begins with what the person has come to write.
    const { opening } = kinds[name].editor ?? {};
    const isFirst = (field: FormField) =>
      id === '' && [titleOf(name), opening].includes(field.name);
    const others = fields.filter((field) => !isFirst(field));
    const describe = (field: FormField, label: string, hint: string) => ({
      ...field,
      label: translate(label),
      hint: translate(hint),
    });
    return [
      ...(zeros.test(template)
        ? [describe({ ...number, folder: folderOf(name), template }, 'Number', numberHint)]
        : []),
      ...fields.filter(isFirst),
      ...(ending === 'md' ? [createBody(translate, translated)] : []),
      ...(ending === 'md' ? others.toSorted(compareNeed) : others),
      ...(slugs && translated ? [describe(slug, 'Slug', slugHint)] : []),
      original,
    ];
  }

  function createCollection(name: KindName) {
    const { label, singular, fileName, ending, editor } = kinds[name];
    const title = titleOf(name);
    const { appearsOn, leavesAfter } = getKind(name);
    const names = listFields(describeFile(name, '')).map((field) => field.name);
    // As the site lists them: by their position, or the newest first.
    const order = names.includes('order')
      ? { field: 'order', direction: 'ascending' }
      : appearsOn && { field: appearsOn, direction: 'descending' };
    const formatDay = (field: string) => `{{${field} | date('${translate('D MMM YYYY')}')}}`;
    const draft = `{{draft | ternary(' · ${translate('Draft')}', '')}}`;
    const columns = [...(order ? [order.field] : []), title, ...(editor?.columns ?? [])];
    const pattern = fileName.nested ? '[a-z0-9]+(-[a-z0-9]+)*' : fileName.pattern.source;
    return {
      name,
      label: translate(label),
      label_singular: translate(formatLabel(singular)),
      folder: folderOf(name, isTranslated(name, '')),
      ...(fileName.nested && { nested: { depth: 2, subfolders: false }, meta: { path: {} } }),
      // Of pictures and files in texts, which have no folder of their own in Sveltia CMS.
      ...(ending === 'md' && { media_folder: 'images', public_folder: './images' }),
      extension: ending,
      format: formatOf(ending),
      i18n: isTranslated(name, ''),
      identifier_field: title,
      summary: [
        `{{${title}}}`,
        appearsOn &&
          ` · {{${appearsOn} | ahead | ternary('${translate('appears on')} ', '')}}${formatDay(appearsOn)}`,
        leavesAfter &&
          `{{${leavesAfter} | ternary(' · ${translate('until')} ', '')}}${formatDay(leavesAfter)}`,
        names.includes('draft') && draft,
      ]
        .filter(Boolean)
        .join(''),
      slug: {
        template: fileName.template?.replace(zeros, '{{fields.fileNumber}}') ?? `{{${title}}}`,
        // The form has the name without its extension.
        pattern: [pattern, translate(fileName.help).replace(/\.(md|yaml)(?=["“])/, '')],
      },
      sortable_fields: { fields: [...new Set(columns)], default: order },
      // What only a page shows together has no preview of its own.
      editor: { preview: ending === 'md' },
      fields: createFields(name, ''),
    };
  }

  const idsOf = (name: KindName) => (name === 'words' ? codes : (kinds[name].onlyIds ?? []));
  const isSingle = (name: KindName) => idsOf(name).length === 1;

  function nameFile(name: KindName, id: string) {
    if (isSingle(name)) return translate(kinds[name].label);
    if (name !== 'words') return translate(formatLabel(id));
    return new Intl.DisplayNames(id, { type: 'language' }).of(id);
  }

  const createFile = (name: KindName, id: string) => ({
    name: id,
    label: nameFile(name, id),
    file: `${folderOf(name, isTranslated(name, id))}/${id}.${kinds[name].ending}`,
    format: formatOf(kinds[name].ending),
    i18n: isTranslated(name, id),
    editor: { preview: false },
    fields: createFields(name, id),
  });

  function createPart(name: KindName) {
    if (idsOf(name).length === 0) return createCollection(name);
    const files = idsOf(name).map((id) => createFile(name, id));
    const label = translate(kinds[name].label);
    return { name, label, i18n: files.some(({ i18n }) => i18n), files };
  }

  /** The sections of the list in their order: `editor.group` of a kind. */
  const sections = ['Pages', 'Offer', 'Writing', 'Firm', 'Law'];
  const many = kindNames.filter((name) => !isSingle(name));
  const parts = Map.groupBy(many, (name) => kinds[name].editor?.group ?? 'Law');
  return {
    collections: sections.flatMap((section, index) => [
      ...(index > 0 ? [{ name: `above ${section}`, divider: true }] : []),
      ...(parts.get(section) ?? []).map(createPart),
    ]),
    singletons: kindNames
      .filter(isSingle)
      .flatMap((name) => idsOf(name).map((id) => createFile(name, id))),
  };
}
