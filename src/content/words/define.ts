import { z } from 'zod';

/** A text with placeholders in braces, such as `{count} articles`. The type names them. */
export type Template<Name extends string> = string & z.core.$brand<Name>;

const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

type PluralForm = (typeof pluralForms)[number];

/** A text in the plural forms of its language. `other` is used if a form is missing. */
export type Plural<Name extends string> = { other: Template<Name> } & {
  [Form in Exclude<PluralForm, 'other'>]?: Template<Name> | undefined;
};

const placeholder = /\{(\w+)\}/g;

/** @returns the names of the placeholders in a text, each once */
export const findPlaceholders = (text: string) => [
  ...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name)),
];

const describeNames = (names: readonly string[]) =>
  names.length === 0 ? 'none' : names.map((name) => `{${name}}`).join(', ');

/**
 * @param required names that the text must contain
 * @param allowed further names that it may contain
 */
const textWith = (
  description: string,
  required: readonly string[],
  allowed: readonly string[] = [],
) =>
  z
    .string()
    .trim()
    .min(1)
    .superRefine((value, context) => {
      const found = findPlaceholders(value);
      const missing = required.filter((name) => !found.includes(name));
      const unknown = found.filter((name) => ![...required, ...allowed].includes(name));
      if (missing.length > 0)
        context.addIssue({
          code: 'custom',
          message: `is missing ${describeNames(missing)}`,
          params: { fix: `Write ${describeNames(missing)} where the value belongs.` },
        });
      if (unknown.length > 0)
        context.addIssue({
          code: 'custom',
          message: `contains ${describeNames(unknown)}, which is not filled in`,
          params: { fix: `Delete it. Known here: ${describeNames([...required, ...allowed])}.` },
        });
    })
    .describe(description);

/** A text without placeholders. */
export const line = (description: string) => textWith(description, []);

/** A text with placeholders, each of which it must contain. */
export const template = <Name extends string>(description: string, ...names: Name[]) =>
  textWith(description, names).brand<Name>();

/**
 * A text that depends on a number. `{count}` may be left out of a form, as in `One article`.
 * @param names further placeholders, which every form must contain
 */
export const plural = <Name extends string = never>(description: string, ...names: Name[]) => {
  const form = textWith(description, names, ['count']).brand<Name | 'count'>();
  return z
    .strictObject({
      zero: z.optional(form),
      one: z.optional(form),
      two: z.optional(form),
      few: z.optional(form),
      many: z.optional(form),
      other: form,
    })
    .describe(description);
};

/** A part of page addresses. The name of a page is that of its file in `src/routes`. */
export const address = (description: string) =>
  z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: 'cannot be a part of an address' })
    .describe(description);
