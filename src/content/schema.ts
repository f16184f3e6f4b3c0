import { z } from 'zod';
import type { ReferenceRule } from './fields.ts';
import { oncePer } from './once-per.ts';

/**
 * The only walker over schemas. It reads them as JSON Schema, with what `.meta` adds to a field,
 * so that nothing depends on how Zod stores them.
 */

/** A field or a group of fields. */
export interface Field {
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
  description?: string;
  enum?: string[];
  const?: string;
  /** Such as `date`, `email` or `uri`. */
  format?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Field>;
  required?: string[];
  items?: Field;
  /** The same in every language of the site. */
  shared?: boolean;
  /** The file that the field names. */
  reference?: ReferenceRule & { kind: string };
  /** The list of the vocabulary from which the field chooses. */
  vocabulary?: string;
  /** The path of a picture beside the file. */
  picture?: boolean;
}

const describe = oncePer(
  (schema: z.ZodType) => z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as Field,
);

/** @returns a schema as plain data; without fields for a file that has none */
export const describeSchema = (schema: z.ZodType | undefined): Field =>
  schema ? describe(schema) : {};

/** @returns the fields of a group by name, each with whether it may be left out */
export const listFields = ({ properties = {}, required = [] }: Field) =>
  Object.entries(properties).map(([name, field]) => ({
    name,
    field,
    isOptional: !required.includes(name),
  }));

/** @returns the field at a path; any number stands for an item of a list */
export const findField = (field: Field, path: readonly PropertyKey[]): Field | undefined =>
  path.reduce<Field | undefined>(
    (part, step) => part?.properties?.[String(step)] ?? part?.items,
    field,
  );

/** A value in the data of a file, with its field. */
export interface FieldValue {
  field: Field;
  value: unknown;
  path: PropertyKey[];
}

/** @returns every value that is neither a list nor a group, in the order of the schema */
export function listValues(field: Field, value: unknown, path: PropertyKey[] = []): FieldValue[] {
  const { items } = field;
  if (items && Array.isArray(value))
    return value.flatMap((item, index) => listValues(items, item, [...path, index]));
  if (field.properties && typeof value === 'object' && value !== null)
    return listFields(field).flatMap(({ name, field: part }) =>
      listValues(part, (value as Record<string, unknown>)[name], [...path, name]),
    );
  return value === undefined ? [] : [{ field, value, path }];
}

/**
 * @returns whether a field has no words, such as a date, a number, an address or the name of a
 *   file, and is the same in every language
 */
export function isShared(field: Field): boolean {
  const { type, format = '', shared, reference, properties, items } = field;
  if (shared === true) return true;
  if (reference) return reference.by !== 'title';
  if (items) return isShared(items);
  if (properties) return Object.values(properties).every(isShared);
  if (field.enum || field.const !== undefined || (type !== undefined && type !== 'string'))
    return true;
  return ['uri', 'email', 'date'].includes(format);
}
