import { z } from 'zod';

/** A text with placeholders in braces, such as `{count} articles`. The type names them. */
export type Template<Name extends string> = string & z.core.$brand<Name>;

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** A text in the plural forms of its language. `other` is used if a form is missing. */
export type Plural<Name extends string> = { other: Template<Name> } & {
  [Form in Exclude<PluralForm, 'other'>]?: Template<Name> | undefined;
};

/** The languages in which the program has words of its own. */
export const builtInLanguages = ['en', 'de', 'hi'] as const;

/** What a line is in each of them. */
type BuiltIn<Text = string> = Readonly<Record<(typeof builtInLanguages)[number], Text>>;

/** Says what a line is in the languages of the program: `readBuiltInWords` reads it. */
export const builtIn = <Line extends z.ZodType>(line: Line, texts: BuiltIn<unknown>) =>
  line.meta({ builtIn: texts });

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
export const line = (description: string, texts: BuiltIn) =>
  builtIn(textWith(description, []), texts);

/** A text with placeholders, each of which it must contain. */
export const template = <Name extends string>(
  description: string,
  names: readonly Name[],
  texts: BuiltIn,
) => builtIn(textWith(description, names), texts).brand<Name>();

/**
 * A text that depends on a number. `{count}` may be left out of a form, as in `One article`.
 * @param names further placeholders, which every form must contain
 */
export const plural = <Name extends string>(
  description: string,
  names: readonly Name[],
  texts: BuiltIn<{ [Form in PluralForm]?: string } & { other: string }>,
) => {
  const form = textWith(description, names, ['count']).brand<Name | 'count'>();
  const forms = z.strictObject({
    zero: z.optional(form),
    one: z.optional(form),
    two: z.optional(form),
    few: z.optional(form),
    many: z.optional(form),
    other: form,
  });
  return builtIn(forms.describe(description), texts);
};

/** A part of page addresses. The name of a page is that of its file in `src/routes`. */
export const address = (description: string, texts: BuiltIn) =>
  builtIn(
    z
      .string()
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: 'cannot be a part of an address' })
      .describe(description),
    texts,
  );
