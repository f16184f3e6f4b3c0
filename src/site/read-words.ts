import { prettifyError } from 'zod';
import {
  adaptToCountry,
  overlayWords,
  readBuiltInWords,
  type WordTree,
  wordsSchema,
} from '../content/built-in-words.ts';
import { contentFolder } from '../content/folder.ts';
import type { Language } from '../content/languages.ts';
import { readYaml } from '../content/read-yaml.ts';
import type { Words } from '../content/words.ts';

/**
 * Reads the words of a language: the built-in ones, overridden by the firm's own.
 * @throws if a word is missing or invalid; the content check stops such a build first
 */
export function readWords({ code, tag }: Pick<Language, 'code' | 'tag'>): Words {
  const own = (readYaml(`words/${code}.yaml`) ?? {}) as WordTree;
  const builtIn = adaptToCountry(readBuiltInWords(code), tag);
  const { data, error } = wordsSchema.safeParse(overlayWords(builtIn, own));
  if (error)
    throw new Error(
      `${contentFolder()}/words/${code}.yaml, with the built-in words:\n${prettifyError(error)}`,
    );
  // The schema is made from the English words: whatever it accepts has their shape.
  return { ...(data as Omit<Words, 'tag'>), tag };
}
