import { readFileSync } from 'node:fs';
import { parseYaml } from '../parse-yaml.ts';
import { builtInWordsFile } from './read-words.ts';
import { type Words, wordsSchema } from './words.ts';

/** @returns the English words of the program without those of a firm, for tests without a firm */
export const readEnglish = (): Words => ({
  ...wordsSchema.parse(parseYaml(readFileSync(builtInWordsFile('en'), 'utf8'))),
  language: 'en',
});
