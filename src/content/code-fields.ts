import { iso31661 } from 'iso-3166';
import { z } from 'zod';

/** Texts of which other programs know the form, such as codes, addresses and numbers. */

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

// Aborts on an invalid address, so that refinements such as that of `siteUrl` can parse it safely.
export const webAddress = (description: string) =>
  z.url({ protocol: /^https$/, hostname: z.regexes.domain, abort: true }).describe(description);

/** The domain may have letters beyond ASCII: machines get its other form, `xn--…`. */
const mailboxPattern =
  /^(?!\.)(?!.*\.[.@])[\w'+.-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+\p{L}{2,}$/u;

export const mailbox = (description: string) =>
  z.email({ pattern: mailboxPattern }).describe(description);

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

/** Longitude and latitude in degrees. */
type Point = [longitude: number, latitude: number];

const point = '-?\\d+(\\.\\d+)?,-?\\d+(\\.\\d+)?';

/** Points as written in content files: `74.31,32.81 73.95,32.99`. */
const pointsPattern = new RegExp(`^${point}( ${point})*$`);

/** @param text validated by its schema */
export const parsePoints = (text: string) =>
  text.split(' ').map((pair): Point => {
    const [longitude = 0, latitude = 0] = pair.split(',').map(Number);
    return [longitude, latitude];
  });
