import { z } from 'zod';
import { section } from './define.ts';

const isLocale = (value: string) => {
  try {
    return Intl.getCanonicalLocales(value).length === 1;
  } catch {
    return false;
  }
};

/** How the platform formats what is not a word. */
export const formats = section('forms of dates and times', {
  dates: z
    .string()
    .refine(isLocale, {
      error: 'is not the tag of a language',
      params: { fix: 'Write a tag such as en-US, en-GB or de-DE.' },
    })
    .describe('language tag whose form dates take: en-US is January 15, 2025'),
  wordsPerMinute: z.int().min(50).max(600).describe('average speed of silent reading'),
});
