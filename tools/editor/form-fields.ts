import type { WordTree } from '../../src/content/built-in-words.ts';
import { type Field, isShared, listFields } from '../../src/content/schema.ts';
import { type KindName, kinds } from '../../src/registry.ts';

/**
 * The fields of the editor’s forms, from the schemas: with their descriptions, limits and choices.
 * A kind or a field has its form without a line here.
 */

/** @returns what stands in the program in the language of the editor */
export type Translate = (text: string) => string;

/** A field as Sveltia CMS describes it: https://sveltiacms.app/en/docs/fields */
export interface FormField {
  name: string;
  widget: string;
  /** Whether it must be filled in, or the languages in which it must. */
  required?: boolean | string[];
  /** Further options, also of the widget. */
  [option: string]: unknown;
}

/** What a form field depends on besides its own schema. */
export interface Form {
  translate: Translate;
  /** Languages in which a text must be written; the first language comes first. */
  requiredIn: readonly string[];
  /** Whether the site has further languages and the file has texts of its own in them. */
  isTranslated: boolean;
  /** The texts that hold if fields are empty: the words of the program. */
  builtIn?: WordTree;
  /** The field in which the fields are. */
  group?: string;
}

/** @returns `Meta title` for `metaTitle` */
export const formatLabel = (name: string) => {
  const words = name.replace(/-|(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What a description says of the notation in the file. */
const notation = /^(true|file name of) |, (written like|as a path relative to) .*/g;
const colorNotation = ', such as oklch(0.4 0.022 165), or "#1a2b3c" in quotes';

/** @returns the description, without the notation if the form has a control for the field */
export function formatHint({ description = '', type, format, picture, reference }: Field) {
  const hasControl = type === 'boolean' || format === 'date' || picture || reference;
  const hint = hasControl ? description.replaceAll(notation, '') : description;
  // The label says as much.
  if (hint.split(' ').length < 3) return '';
  return hint.replace('if omitted', 'if empty').replace(colorNotation, '');
}

/** The field that names an entry in lists. */
export const titleOf = (name: KindName) => kinds[name].editor?.title ?? 'title';

/** @returns what a list of choices adds to a field, or undefined if the field is no choice */
function listChoices({ reference, vocabulary, enum: values }: Field, translate: Translate) {
  if (vocabulary !== undefined) {
    const { shape } = kinds.vocabulary.schema;
    const terms = shape[vocabulary as keyof typeof shape].element;
    const path = `${vocabulary}.*${'shape' in terms ? '.name' : ''}`;
    const file = { collection: '_singletons', file: 'vocabulary' };
    return { widget: 'relation', ...file, value_field: path, display_fields: [path] };
  }
  if (reference) {
    const kind = reference.kind as KindName;
    const value = reference.by === 'title' ? 'title' : '{{slug}}';
    const display = [titleOf(kind)];
    return { widget: 'relation', collection: kind, value_field: value, display_fields: display };
  }
  const options = values?.map((value) => {
    const label = translate(value);
    // Without a name of its own: `Full time` for `FULL_TIME`.
    const name = () => translate(formatLabel(value.toLowerCase().replaceAll('_', '-')));
    return { label: label === value ? name() : label, value };
  });
  return options && { widget: 'select', options };
}

/** What every field has, before its widget is chosen. */
type Described = Record<'label' | 'hint', string> & { name: string; i18n: boolean | 'duplicate' };

function createList(field: Field, base: Described, form: Form): FormField {
  const { items = {}, minItems = 0, maxItems } = field;
  const limits = {
    min: minItems || undefined,
    max: maxItems,
    ...(minItems > 1 && {
      hint: [base.hint, `${form.translate('at least')} ${minItems}`].filter(Boolean).join(', '),
    }),
  };
  const choices = listChoices(items, form.translate);
  if (choices) return { ...base, ...choices, ...limits, multiple: true };
  // "Add Entry", where Sveltia CMS would say "Add Sources".
  const list = { ...base, ...limits, widget: 'list', label_singular: form.translate('Entry') };
  if (!items.properties)
    return { ...list, field: createFormField('item', items, true, form, true) };
  const fields = createFormFields(items, form, true);
  const texts = fields.filter(({ widget }) => /string|text|relation|datetime/.test(widget));
  const named = texts.find(({ required }) => required) ?? texts[0];
  return { ...list, collapsed: 'auto', summary: named && `{{fields.${named.name}}}`, fields };
}

function createSingle(
  field: Field,
  base: Described,
  isOptional: boolean,
  group?: string,
): FormField {
  const { type, format, picture, minimum: min, minLength = 0, maxLength = 0 } = field;
  if (field.const !== undefined)
    return { name: base.name, i18n: base.i18n, widget: 'hidden', default: field.const };
  const folders = { media_folder: 'images', public_folder: './images' };
  if (picture) return { ...base, widget: 'image', ...folders, choose_url: false };
  if (format === 'date') {
    // A new entry has just been changed.
    const today = base.name === 'updated' && !isOptional && { default: '{{now}}' };
    return { ...base, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', ...today };
  }
  if (type === 'boolean') return { ...base, widget: 'boolean' };
  if (type === 'integer') return { ...base, widget: 'number', value_type: 'int', min };
  if (type === 'number') return { ...base, widget: 'amount', most: field.maximum, preview: false };
  if (field.description?.endsWith(colorNotation))
    return { ...base, widget: 'colour', theme: group };
  const minlength = minLength > 1 ? minLength : undefined;
  const limits = { minlength, maxlength: maxLength || undefined };
  // Two lines or more are written in a larger box.
  return { ...base, ...limits, widget: maxLength >= 160 && minLength >= 20 ? 'text' : 'string' };
}

/** @param isPart whether the field is in an item of a list */
function createFormField(
  name: string,
  field: Field,
  isOptional: boolean,
  form: Form,
  isPart: boolean,
): FormField {
  const { translate, requiredIn, isTranslated, builtIn: words } = form;
  const builtIn = words?.[name];
  const isGroup = typeof builtIn === 'object';
  const base = {
    name,
    // A word of the interface is named by what stands on the site as long as the field is empty.
    label: builtIn && !isGroup ? `“${builtIn}”` : translate(formatLabel(name)),
    // What a list of texts holds is said at the list.
    hint: words || name === 'item' ? '' : translate(formatHint(field)),
    required: isOptional && name !== 'item' ? false : !isTranslated || [...requiredIn],
    // A list is written whole in each language, so that what its items share is copied into it.
    i18n: isTranslated && (isShared(field) ? isPart && ('duplicate' as const) : true),
  };
  const choices = listChoices(field, translate);
  if (choices) return { ...base, ...choices };
  if (field.items) return createList(field, base, form);
  if (!field.properties) return createSingle(field, base, isOptional, form.group);
  const fields = createFormFields(
    field,
    { ...form, group: name, ...(isGroup && { builtIn }) },
    isPart,
  );
  return { ...base, widget: 'object', fields };
}

/** @returns the fields of a form, in the order of the schema */
export const createFormFields = (group: Field, form: Form, isPart = false): FormField[] =>
  listFields(group).map(({ name, field, isOptional }) =>
    createFormField(name, field, isOptional, form, isPart),
  );
