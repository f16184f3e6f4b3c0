import { prettifyError } from 'zod';
import { contentFolder } from '../content/folder.ts';
import type { Language } from '../content/languages.ts';
import { parseYaml } from '../content/parse-yaml.ts';
import { spellSwiss } from '../content/words/swiss-german.ts';
import type { Words } from '../content/words/words.ts';
import { wordsSchema } from '../registry.ts';
import { listWordsFiles, readWordsFile } from './words-files.ts';

interface Tree {
  [key: string]: Tree | string | number;
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Overrides the built-in words with the firm's own. */
export function overlayWords(base: Tree, own: Tree): Tree {
  const merged = { ...base };
  for (const [key, value] of Object.entries(own)) {
    const below = merged[key];
    merged[key] = isTree(value) && isTree(below) ? overlayWords(below, value) : value;
  }
  return merged;
}

const readTree = (file: string) => (parseYaml(readWordsFile(file)) ?? {}) as Tree;

/** @returns the file of the built-in words that has a line */
export const findBuiltInFile = (code: string, [group, line]: PropertyKey[]) =>
  listWordsFiles(code).find((file) => {
    const lines = readTree(file)[String(group)];
    return typeof lines === 'object' && String(line) in lines;
  });

/** @returns the built-in words; empty for a language without any */
export const readBuiltInWords = (code: string) =>
  listWordsFiles(code).map(readTree).reduce(overlayWords, {});

/** @returns the file of the firm's own words, which override the built-in ones */
const ownWordsFile = (code: string) => `${contentFolder()}/words/${code}.yaml`;

/** @returns the built-in words with the firm's own over them, not validated */
const readWordTree = ({ code, tag }: Pick<Language, 'code' | 'tag'>) =>
  overlayWords(spellSwiss(readBuiltInWords(code), tag), readTree(ownWordsFile(code)));

/**
 * The form of dates is that of the region that the language of the site names, unless the firm has
 * chosen another: `en-GB` and `en-DE` write 15 January 2025.
 */
function findDateForm({ code, tag }: Pick<Language, 'code' | 'tag'>, builtIn: string) {
  const { formats } = readTree(ownWordsFile(code));
  const own = isTree(formats ?? '') ? (formats as Tree).dates : undefined;
  return own === undefined && new Intl.Locale(tag).region ? tag : builtIn;
}

/**
 * Reads the words of a language: the built-in ones, overridden by the firm's own.
 * @throws if a word is missing or invalid; the content check stops such a build first
 */
export function readWords({ code, tag }: Pick<Language, 'code' | 'tag'>): Words {
  const { data, error } = wordsSchema.safeParse(readWordTree({ code, tag }));
  if (error)
    throw new Error(`${ownWordsFile(code)}, with the built-in words:\n${prettifyError(error)}`);
  const dates = findDateForm({ code, tag }, data.formats.dates);
  return { ...data, formats: { ...data.formats, dates }, language: tag };
}
