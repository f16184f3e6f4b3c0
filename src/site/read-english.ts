import type { Words } from '../content/words/words.ts';
import en from '../words/en.json' with { type: 'json' };

/** @returns the English words of the program without those of a firm, for tests without a firm */
export const readEnglish = (): Words => ({
  ...en,
  language: 'en',
});
