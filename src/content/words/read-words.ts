import { existsSync, readFileSync } from 'node:fs';
import { prettifyError } from 'zod';
import { contentFolder } from '../folder.ts';
import type { Language } from '../languages.ts';
import { parseYaml } from '../parse-yaml.ts';
import { type Words, wordsSchema } from './words.ts';

interface Tree {
  [key: string]: Tree | string | number;
}

/** Overrides the built-in words with the firm's own. */
export function overlayWords(base: Tree, own: Tree): Tree {
  const merged = { ...base };
  for (const [key, value] of Object.entries(own)) {
    const below = merged[key];
    merged[key] =
      typeof value === 'object' && typeof below === 'object' ? overlayWords(below, value) : value;
  }
  return merged;
}

const readTree = (file: string) =>
  existsSync(file) ? ((parseYaml(readFileSync(file, 'utf8')) ?? {}) as Tree) : {};

/** @returns the file of the built-in words; not every language has one */
export const builtInWordsFile = (code: string) => `src/content/words/${code}.yaml`;

/** @returns the built-in words; empty for a language without any */
export const readBuiltInWords = (code: string) => readTree(builtInWordsFile(code));

/** @returns the file of the firm's own words, which override the built-in ones */
const ownWordsFile = (code: string) => `${contentFolder()}/words/${code}.yaml`;

/** @returns the built-in words with the firm's own over them, not validated */
const readWordTree = (code: string) =>
  overlayWords(readBuiltInWords(code), readTree(ownWordsFile(code)));

/**
 * Reads the words of a language: the built-in ones, overridden by the firm's own.
 * @throws if a word is missing or invalid; the content check stops such a build first
 */
export function readWords({ code, tag }: Pick<Language, 'code' | 'tag'>): Words {
  const { data, error } = wordsSchema.safeParse(readWordTree(code));
  if (error)
    throw new Error(
      `${builtInWordsFile(code)}, with the firm’s own words:\n${prettifyError(error)}`,
    );
  return { ...data, language: tag };
}
