import { iso31661 } from 'iso-3166';
import { z } from 'zod';
import { iconNames } from './icon-names.ts';
import { parsePoints, pointsPattern } from './points.ts';

/**
 * Fields that several content kinds share. Every field of a schema has a description written for
 * editors: the editor shows it, and the content check prints it when the field is missing or wrong.
 */

export const text = (description: string, min = 1, max = 2000) =>
  z.string().trim().min(min).max(max).describe(description);

/** What a reference names: an entry of a kind, by its file name or its title. */
export interface Reference {
  kind: string;
  /** Allows only entries that are not in a subfolder. */
  topLevel?: boolean;
  by?: 'title';
  /** Several items of one list may name the same entry. */
  repeated?: true;
}

/** The id of another content file. The content check verifies it; the editor offers a choice. */
export const reference = (kind: string, description: string, rule: Omit<Reference, 'kind'> = {}) =>
  text(description).meta({ description, reference: { kind, ...rule } satisfies Reference });

export const references = (kind: string, description: string, rule: Omit<Reference, 'kind'> = {}) =>
  z.array(reference(kind, description, rule));

/** @returns undefined if the field is not a reference */
export const referenceOf = (schema: z.ZodType) => schema.meta()?.reference as Reference | undefined;

/** A term of a list in `content/vocabulary.yaml`. */
export const term = (list: string, description: string) =>
  text(description).meta({ description, vocabulary: list });

/** A country code, ISO 3166-1 alpha-2. */
export const country = z
  .string()
  .refine((value) => iso31661.some(({ alpha2 }) => alpha2 === value), {
    error: 'is not a country code',
    params: { fix: 'Write the two capital letters of ISO 3166, such as GB.' },
  })
  .meta({
    description: 'two-letter code of the country, such as GB',
    shared: true,
    examples: ['GB'],
  });

/** A currency code, ISO 4217. */
export const currency = z
  .string()
  .refine((value) => Intl.supportedValuesOf('currency').includes(value), {
    error: 'is not a currency code',
    params: { fix: 'Write the three capital letters of ISO 4217, such as INR.' },
  })
  .meta({
    description: 'three-letter code of the currency, such as INR',
    shared: true,
    examples: ['INR'],
  });

/**
 * Places in degrees.
 * @param count required number of places; if omitted, any number
 */
export const points = (description: string, count?: number) =>
  z
    .string()
    .refine(
      (value) =>
        pointsPattern.test(value) && (count === undefined || parsePoints(value).length === count),
      {
        error: 'is not written as longitude,latitude',
        params: {
          fix: 'Write degrees east and north with a comma between, and a space between two places: 74.31,32.81 73.95,32.99. West and south are negative.',
        },
      },
    )
    .meta({ description, shared: true });

export const paragraphs = (description: string) =>
  z.array(text('one paragraph', 20)).min(1).describe(description);

/** YAML parses an unquoted date as a timestamp. */
const dateText = (value: unknown) =>
  value instanceof Date ? value.toISOString().slice(0, 'yyyy-mm-dd'.length) : value;

/** A day written like 2025-01-15 (ISO 8601). */
export const date = (description: string) =>
  z
    .preprocess(
      dateText,
      z.iso.date({ abort: true }).refine((value) => value >= '1500' && value < '2200', {
        error: 'has no year from 1500 to 2199',
        params: { fix: 'Correct the year.' },
      }),
    )
    .meta({ description: `${description}, written like 2025-01-15`, format: 'date' });

/** A year, or a day written like 2025-01-15 (ISO 8601). */
export const yearOrDate = (description: string) =>
  z
    .preprocess(
      // YAML parses an unquoted year as a number.
      (value) => (typeof value === 'number' ? String(value) : dateText(value)),
      z.string().regex(/^(?:1[5-9]|2[01])\d\d(?:-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))?$/, {
        error: 'is neither a year nor a day',
      }),
    )
    .meta({
      description: `${description}, written like 2025 or 2025-01-15`,
      type: 'string',
      shared: true,
    });

/** A month written like 2025-01 (ISO 8601). */
export const isoMonth = (description: string) =>
  z
    .string()
    .refine((value) => /^(?:1[5-9]|2[01])\d\d-(?:0[1-9]|1[0-2])$/.test(value), {
      error: 'is not a valid month',
      params: { fix: 'Write the year and month in digits, with a hyphen between them: 2025-01.' },
    })
    .meta({
      description: `${description}, written like 2025-01`,
      shared: true,
      examples: ['2025-01'],
    });

// Aborts on an invalid address, so that refinements such as that of `siteUrl` can parse it safely.
export const webAddress = (description: string) =>
  z.url({ protocol: /^https$/, hostname: z.regexes.domain, abort: true }).describe(description);

export const mailbox = (description: string) => z.email().describe(description);

const isLanguageTag = (tag: string) => {
  try {
    // Undetermined, "und", is a valid tag, but no language.
    const { language } = new Intl.Locale(tag);
    return Boolean(language) && language !== 'und' && Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
};

/** A language as a BCP 47 tag. */
export const languageTag = (description: string) =>
  z
    .string()
    .refine(isLanguageTag, {
      error: 'is not a language tag',
      params: { fix: 'Write a tag such as en-IN, de-DE or hi.' },
    })
    .meta({ description, shared: true, examples: ['en-IN'] });

/** A phone number such as +44 20 0000 0000. */
export const phone = (description: string) =>
  z
    .string()
    .refine((value) => /^\+[1-9][0-9 ]{6,18}$/.test(value), {
      error: 'is not a phone number in international format',
      params: {
        fix: 'Write a plus sign, the country code, then digits and spaces: +44 20 0000 0000.',
      },
    })
    .meta({ description, shared: true, examples: ['+44 20 0000 0000'] });

export const icon = z.enum(iconNames).describe('name of the icon shown with the title');

export const order = z.int().min(1).describe('position in lists: 1 comes first');

export const head = {
  metaTitle: text('title in the browser tab and in search results, 60 characters or fewer', 3, 60),
  metaDescription: text('summary for search results, 70 to 160 characters', 70, 160),
  updated: date('day of the last substantial change to this file'),
};

export const titled = (description: string) =>
  z
    .strictObject({ title: text('short title'), text: text('one or more sentences', 20) })
    .describe(description);

export const sample = z
  .boolean()
  .describe('true marks sample content, until you have replaced it with your own')
  .optional();

/** A picture beside the file that names it. The content check opens it. */
export const picture = (description: string) =>
  z.string().meta({
    description: `${description}, as a path relative to this file, such as ./images/name/picture.jpg`,
    shared: true,
    picture: true,
  });

/** The point of a picture that stays in view where the picture is cropped. */
export const pictureFocus = z
  .string()
  .refine((value) => /^(?:100|\d\d?)% (?:100|\d\d?)%$/.test(value), {
    error: 'is not a position in the picture',
    params: { fix: 'Write how far it is from the left and from the top: 50% 30%.' },
  })
  .meta({
    description:
      'point that stays in view when the picture is cropped, from the left and from the top, such as 50% 30%',
    shared: true,
    widget: 'focus',
  });

/** The fields of a photograph on a page. */
export const photograph = (description: string) => ({
  image: picture(description).optional(),
  imageAlt: text(
    'what the picture shows, for people who cannot see it; required with an image',
    10,
    200,
  ).optional(),
  imageCaption: text('caption of the picture, with place and year', 5, 160).optional(),
  imageFocus: pictureFocus.optional(),
});

/** The fields of a photograph that no page shows without the picture. */
export const photographCompanions = {
  fields: ['imageAlt', 'imageCaption'],
  of: 'image',
} as const;

export const draft = z.boolean().describe('true keeps the file off the published site').optional();
