import { z } from 'zod';
import { describeSchema, isShared, listFields } from '../content/schema.ts';
import { slugField } from '../content/slugs.ts';
import { type KindName, kinds } from '../registry.ts';

/** @returns the schema of a translation with the fields that it shares with the first language */
export const mergedSchema = (name: KindName, schema: z.ZodObject): z.ZodObject =>
  kinds[name].slugs ? schema.extend({ slug: slugField }) : schema;

/**
 * @param schema of a file in the first language
 * @returns the schema of its translation, which may leave out the fields that all languages
 *   share; in a kind that is in all languages, it may leave out any field
 */
export function translationSchema(name: KindName, schema: z.ZodObject): z.ZodObject {
  const optional = listFields(describeSchema(schema))
    .filter(({ field }) => kinds[name].inAllLanguages || isShared(field))
    .map(({ name: key }) => [key, z.optional(schema.shape[key] as z.ZodType)]);
  return mergedSchema(name, schema).extend(Object.fromEntries(optional));
}
