import { z } from 'zod';

/** Days, months and years as editors write them (ISO 8601). */

/** A day written like 2025-01-15 (ISO 8601). */
export const date = (description: string) =>
  z.iso
    .date({ abort: true })
    .refine((value) => value >= '1500' && value < '2200', {
      error: 'has no year from 1500 to 2199',
      params: { fix: 'Correct the year.' },
    })
    .meta({ description: `${description}, written like 2025-01-15`, format: 'date' });

/** A year, or a day written like 2025-01-15 (ISO 8601). */
export const yearOrDate = (description: string) =>
  z
    .preprocess(
      // YAML parses an unquoted year as a number.
      (value) => (typeof value === 'number' ? String(value) : value),
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
