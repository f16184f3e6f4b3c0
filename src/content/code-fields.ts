import { iso31661 } from 'iso-3166';
import { z } from 'zod';
import { plainFileName } from './kind.ts';

/** Texts of which other programs know the form, such as codes, dates, addresses and numbers. */

/**
 * A text with a form of its own.
 * @param isValid a pattern or a test
 * @param error what any other text is, such as `is not a country code`
 * @param fix how to write it
 */
export const textWhere = (
  isValid: RegExp | ((value: string) => boolean),
  error: string,
  fix: string,
) =>
  z.string().refine((value) => (isValid instanceof RegExp ? isValid.test(value) : isValid(value)), {
    error,
    params: { fix },
  });

/** A country code, ISO 3166-1 alpha-2. */
export const country = textWhere(
  (value) => iso31661.some(({ alpha2 }) => alpha2 === value),
  'is not a country code',
  'Write the two capital letters of ISO 3166, such as GB.',
).meta({ description: 'two-letter code of the country, such as GB', shared: true });

/** A currency code, ISO 4217. */
export const currency = textWhere(
  (value) => Intl.supportedValuesOf('currency').includes(value),
  'is not a currency code',
  'Write the three capital letters of ISO 4217, such as INR.',
).meta({ description: 'three-letter code of the currency, such as INR', shared: true });

// Aborts on an invalid address, so that refinements such as that of `siteUrl` can parse it safely.
export const webAddress = (description: string) =>
  z.url({ protocol: /^https$/, hostname: z.regexes.domain, abort: true }).describe(description);

/** The domain may have letters beyond ASCII: machines get its other form, `xn--…`. */
const mailboxPattern =
  /^(?!\.)(?!.*\.[.@])[\w'+.-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+\p{L}{2,}$/u;

export const mailbox = (description: string) =>
  z.email({ pattern: mailboxPattern }).describe(description);

export const isLanguageTag = (tag: string) => {
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
  textWhere(isLanguageTag, 'is not a language tag', 'Write a tag such as en-IN, de-DE or hi.').meta(
    { description, shared: true },
  );

/** A phone number such as +44 20 0000 0000. */
export const phone = (description: string) =>
  textWhere(
    /^\+[1-9][0-9 ]{6,18}$/,
    'is not a phone number in international format',
    'Write a plus sign, the country code, then digits and spaces: +44 20 0000 0000.',
  ).meta({ description, shared: true });

/** Rejects an offset such as +01:00, which would be wrong during summer time. */
function isTimeZone(name: string) {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}

export const timeZone = (description: string) =>
  textWhere(
    isTimeZone,
    'is not a time zone',
    'Write its name in the IANA database, a continent and a city, such as Asia/Kolkata or Europe/London.',
  ).meta({ description, shared: true });

/** A name within a file, which other parts of it or other programs use. */
export const plainName = (description: string) =>
  textWhere(
    plainFileName.pattern,
    'is not a name in lower-case letters with hyphens',
    'Write it like notice-period.',
  ).describe(description);

/**
 * A day written like 2025-01-15 (ISO 8601).
 * @param from the earliest year
 */
export const date = (description: string, from = 1900) =>
  z.iso
    .date({ abort: true })
    .refine((value) => Number(value.slice(0, 4)) >= from && value < '2200', {
      error: `has no year from ${from} to 2199`,
      params: { fix: 'Correct the year.' },
    })
    .meta({ description: `${description}, written like 2025-01-15`, format: 'date' });

/** A year, or a day written like 2025-01-15 (ISO 8601). */
export const yearOrDate = (description: string) =>
  z
    .preprocess(
      // YAML parses an unquoted year as a number.
      (value) => (typeof value === 'number' ? String(value) : value),
      textWhere(
        /^(?:1[5-9]|2[01])\d\d(?:-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))?$/,
        'is neither a year nor a day',
        'Write it like 2025 or 2025-01-15.',
      ),
    )
    .meta({
      description: `${description}, written like 2025 or 2025-01-15`,
      type: 'string',
      shared: true,
    });
