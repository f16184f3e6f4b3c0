import { prettifyError } from 'zod';
import { contentFolder } from '../content/folder.ts';
import type { Language } from '../content/languages.ts';
import { readYaml } from '../content/read-yaml.ts';
import {
  isTree,
  overlayWords,
  readBuiltInWords,
  type WordTree,
  wordsSchema,
} from '../content/words/built-in-words.ts';
import { spellSwiss } from '../content/words/swiss-german.ts';
import type { Words } from '../content/words/words.ts';

/** @returns the firm's own words, which override the built-in ones */
const readOwnWords = (code: string) => (readYaml(`words/${code}.yaml`) ?? {}) as WordTree;

/** @returns the built-in words with the firm's own over them, not validated */
const readWordTree = ({ code, tag }: Pick<Language, 'code' | 'tag'>) =>
  overlayWords(spellSwiss(readBuiltInWords(code), tag), readOwnWords(code));

/**
 * The form of dates is that of the region that the language of the site names, unless the firm has
 * chosen another: `en-GB` and `en-DE` write 15 January 2025.
 */
function findDateForms({ code, tag }: Pick<Language, 'code' | 'tag'>, builtIn: Words['formats']) {
  const { formats } = readOwnWords(code);
  const find = (name: 'dates' | 'articleDates') =>
    (isTree(formats) && formats[name]) || !new Intl.Locale(tag).region ? builtIn[name] : tag;
  return { dates: find('dates'), articleDates: find('articleDates') };
}

/**
 * Reads the words of a language: the built-in ones, overridden by the firm's own.
 * @throws if a word is missing or invalid; the content check stops such a build first
 */
export function readWords({ code, tag }: Pick<Language, 'code' | 'tag'>): Words {
  const { data, error } = wordsSchema.safeParse(readWordTree({ code, tag }));
  if (error)
    throw new Error(
      `${contentFolder()}/words/${code}.yaml, with the built-in words:\n${prettifyError(error)}`,
    );
  // The schema is made from the English words: whatever it accepts has their shape.
  const words = data as Omit<Words, 'language'>;
  const dateForms = findDateForms({ code, tag }, words.formats);
  return { ...words, formats: { ...words.formats, ...dateForms }, language: tag };
}
