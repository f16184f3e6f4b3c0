import { schemaOf } from '../../src/check/locate.ts';
import { contentFolder } from '../../src/content/folder.ts';
import type { Language } from '../../src/content/languages.ts';
import { describeSchema, isShared, listFields } from '../../src/content/schema.ts';
import { getKind, type KindName, kinds } from '../../src/registry.ts';
import { createFormFields, type FormField, titleOf } from './form-fields.ts';

/** The fields of the form of one file: those of its schema, and those that only the editor has. */

/** The text of the file as it was read, from which the saved one is made: see `file-format.ts`. */
export const original: FormField = { name: 'original', widget: 'hidden', i18n: true };

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

export const describeFile = (name: KindName, id: string) =>
  describeSchema(schemaOf(name, id) ?? kinds[name].schema);

/** Whether a file can have words of its own in a further language. */
export const isTranslated = (name: KindName, id: string, languages: readonly Language[]) =>
  languages.length > 1 &&
  (kinds[name].ending === 'md' ||
    listFields(describeFile(name, id)).some(({ field }) => !isShared(field)));

export const zeros = /0{2,}/;

/** The number of a new entry: the browser finds the next one. */
function createNumberField(name: KindName): FormField[] {
  const { folder, fileName } = kinds[name];
  if (!fileName.template || !zeros.test(fileName.template)) return [];
  return [
    {
      name: 'fileNumber',
      widget: 'file-number',
      label: 'Number',
      hint: 'Part of the permanent address. A new entry has the next one.',
      required: false,
      i18n: false,
      template: fileName.template,
      folder: `${contentFolder()}/${folder}`,
    },
  ];
}

export function createFields(
  name: KindName,
  id: string,
  languages: readonly Language[],
): FormField[] {
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
