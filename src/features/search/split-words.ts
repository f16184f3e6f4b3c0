import { foldText } from '../../content/fold-text.ts';

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’ʼ][\p{L}\p{M}\p{N}]+)*/gu;

/** @returns the words of a text as written, with their positions */
export const findWords = (text: string) => text.matchAll(wordPattern);

/** @returns the words of a text as written */
export const splitWordsAsWritten = (text: string) => text.match(wordPattern) ?? [];

/** A cache: texts repeat their words, and every keystroke compares all of them again. */
const known = new Map<string, string>();

/** @returns a word as it is compared: without case, diacritics and apostrophes */
export function foldWord(word: string) {
  const folded = known.get(word) ?? foldText(word).replaceAll("'", '');
  known.set(word, folded);
  return folded;
}

/** @returns the words of a text, ready to compare */
export const splitWords = (text: string) => splitWordsAsWritten(text).map(foldWord);
