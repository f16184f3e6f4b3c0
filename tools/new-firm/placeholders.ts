import type { z } from 'zod';
import { describeSchema, type Field, listFields } from '../../src/content/schema.ts';

/** What a field may refer to: a file of a kind, or a term of a vocabulary list. */
export type NameRule = { kind: string; by?: 'title' | undefined } | { list: string };

/** The values from which the placeholders of a file are built. */
interface PlaceholderContext {
  /** Starts the text of every placeholder, so that no two files have the same text. */
  file: string;
  /** Today as `2025-01-15`. */
  today: string;
  /** @returns the existing files or terms */
  findNames: (rule: NameRule) => string[];
}

/** The fields of a file. */
export type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @returns the text in the length that the field requires */
function fitLength(text: string, { minLength = 1, maxLength = 2000 }: Field) {
  let fitted = text;
  while (fitted.length < minLength) fitted += ' …';
  return fitted.length <= maxLength ? fitted : `${fitted.slice(0, maxLength - 1).trimEnd()}…`;
}

/** Examples of formats that JSON Schema names. */
const exampleOf: Record<string, string> = {
  uri: 'https://www.example.org',
  email: 'name@example.org',
};

/** Limits that a text may meet without knowing them. */
const wide = { minLength: 20, maxLength: 300 };

/** @returns what belongs into a field, with the limits that the text does not name */
function describeField({
  description = '',
  minLength = 0,
  maxLength = 2000,
  items,
}: Field): string {
  if (items?.description && !items.properties) return `a list, each: ${describeField(items)}`;
  const limits = [
    ...(minLength > wide.minLength ? [`at least ${minLength}`] : []),
    ...(maxLength < wide.maxLength ? [`at most ${maxLength}`] : []),
  ].join(' and ');
  return limits && !description.includes('characters')
    ? `${description}, ${limits} characters`
    : description;
}

/** @returns an example if only one form is valid, otherwise a text that says what belongs here */
const writeText = (field: Field, path: string, { file }: PlaceholderContext) =>
  field.examples?.[0] ??
  exampleOf[field.format ?? ''] ??
  fitLength(`TODO ${file}: ${describeField(field) || path}`, field);

function writeList(field: Field, path: string, given: unknown, context: PlaceholderContext) {
  const { items = {}, minItems = 0 } = field;
  if (Array.isArray(given))
    return given.map((item, index) => writeField(items, `${path} ${index + 1}`, item, context));
  if (items.reference) return context.findNames(items.reference).slice(0, Math.max(minItems, 1));
  return Array.from({ length: minItems }, (_, index) => {
    const file = minItems > 1 ? `${context.file} ${index + 1}` : context.file;
    return writeField(items, path, undefined, { ...context, file });
  });
}

/** @returns the fields in a group, in the order of their schema */
function writeGroup(group: Field, given: Fields, context: PlaceholderContext, path = ''): Fields {
  return Object.fromEntries(
    listFields(group).flatMap(({ name, field, isOptional }) => {
      const value = given[name];
      if (value === undefined && isOptional) return [];
      return [[name, writeField(field, path ? `${path}.${name}` : name, value, context)]];
    }),
  );
}

function writeField(
  field: Field,
  path: string,
  given: unknown,
  context: PlaceholderContext,
): unknown {
  const { type, properties, items, reference, vocabulary, format, minimum = 0 } = field;
  if (properties) {
    const group = path.split('.').at(-1)?.replace(/ \d+$/, '');
    const file = /\d$/.test(context.file) ? context.file : `${context.file} ${group}`;
    return writeGroup(field, isFields(given) ? given : {}, { ...context, file }, path);
  }
  if (items) return writeList(field, path, given, context);
  if (given !== undefined) return given;
  if (reference) return context.findNames(reference)[0];
  if (vocabulary) return context.findNames({ list: vocabulary })[0];
  if (format === 'date') return context.today;
  if (field.enum) return field.enum[0];
  if (field.const !== undefined) return field.const;
  if (type === 'boolean') return false;
  if (type === 'number' || type === 'integer') return Math.max(minimum, 0);
  return writeText(field, path, context);
}

/**
 * Writes a valid file: the given fields, and a placeholder that starts with TODO for each further
 * required field.
 */
export const writeFields = (schema: z.ZodObject, given: Fields, context: PlaceholderContext) =>
  writeGroup(describeSchema(schema), given, context);

/** @returns a comment that lists the omitted optional fields with their descriptions */
export function describeOptional(schema: z.ZodObject, fields: Fields) {
  const left = listFields(describeSchema(schema)).filter(
    ({ name, isOptional }) => isOptional && !(name in fields) && name !== 'sample',
  );
  if (left.length === 0) return '';
  const lines = left.map(({ name, field }) => `#   ${name}: ${describeField(field)}`.trimEnd());
  return ['# You may add:', ...lines, ''].join('\n');
}
