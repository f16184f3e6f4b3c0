import { z } from 'zod';
import { referenceOf } from '../content/fields.ts';
import { slugField } from '../content/slugs.ts';
import { type KindName, kinds } from '../registry.ts';

/** The parts of a Zod schema that say what a field contains. */
interface Parts {
  type: string;
  format?: string;
  innerType?: z.ZodType;
  element?: z.ZodType;
  shape?: Record<string, z.ZodType>;
}

const plainTypes = ['number', 'int', 'boolean', 'enum', 'literal'];

/**
 * A field without words, such as a date, a number, an address or the name of a file, is the same
 * in every language. A text, such as a country code, is shared if it has `meta({ shared: true })`.
 */
export function isShared(schema: z.ZodType): boolean {
  const { type, format, innerType, element, shape } = schema.def as unknown as Parts;
  const meta = schema.meta();
  if (meta?.shared === true || meta?.format === 'date') return true;
  const reference = referenceOf(schema);
  if (reference) return reference.by !== 'title';
  if (plainTypes.includes(type)) return true;
  if (innerType) return isShared(innerType);
  if (element) return isShared(element);
  if (shape) return Object.values(shape).every(isShared);
  return format === 'url' || format === 'email';
}

/**
 * @param schema of a file in the first language
 * @returns the schema of its translation, which may leave out the fields that all languages
 *   share; in a kind that is in all languages, it may leave out any field
 */
export function translationSchema(name: KindName, schema: z.ZodObject): z.ZodObject {
  const optional = Object.entries(schema.shape)
    .filter(([, field]) => kinds[name].inAllLanguages || isShared(field as z.ZodType))
    .map(([key, field]) => [key, z.optional(field as z.ZodType)]);
  const slug = kinds[name].slugs ? { slug: slugField } : {};
  return schema.extend({ ...Object.fromEntries(optional), ...slug });
}
