import { z } from 'zod';

const isLocale = (value: string) => {
  try {
    return Intl.getCanonicalLocales(value).length === 1;
  } catch {
    return false;
  }
};

/**
 * How dates, quotation marks and numbers are written. Not words, but they depend on the language.
 */
export const formats = {
  dates: z
    .string()
    .refine(isLocale, {
      error: 'is not a language tag',
      params: { fix: 'Write a tag such as en-US, en-GB or de-DE.' },
    })
    .describe('language tag whose form dates take: en-US is January 15, 2025'),
  quotes: z
    .string()
    .refine((value) => [...value].length === 4, {
      error: 'is not a set of four quotation marks',
      params: { fix: 'Write the outer pair, then the inner one: “”‘’.' },
    })
    .describe('quotation marks: the outer pair, then the inner one'),
  beforeNumbers: z
    .string()
    .min(1)
    .describe('what stays on one line with the number after it, with spaces between: § No.'),
  units: z
    .string()
    .min(1)
    .describe('what stays on one line with the number before it, with spaces between: % km'),
  numbers: z
    .string()
    .min(1)
    .describe('the numbers that headlines have in words, from one on, with spaces between'),
  wordsPerMinute: z.int().min(50).max(600).describe('average speed of silent reading'),
};
