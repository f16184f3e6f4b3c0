import type { Words } from '../content/words/words.ts';
import { wordsSchema } from '../registry.ts';
import { readBuiltInWords } from './built-in-words.ts';

/** @returns the English words of the program without those of a firm, for tests without a firm */
export const readEnglish = (): Words => ({
  ...wordsSchema.parse(readBuiltInWords('en')),
  language: 'en',
});
