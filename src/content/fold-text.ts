const quotes = /[‘’‚‛′ʼ`´]/g;
const doubleQuotes = /[“”„‟″«»]/g;
const dashes = /[‐‑‒–—―−]/g;
const diacritics = /[\u0300-\u036f]/g;

/**
 * Normalizes a text for searching: ignores case and diacritics, and replaces typographic quotes,
 * dashes and spaces with those on the keyboard.
 */
export const foldText = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(diacritics, '')
    // Upper case folds more than lower case: ß becomes SS, and both Greek sigmas become one.
    .toUpperCase()
    .replaceAll(quotes, "'")
    .replaceAll(doubleQuotes, '"')
    .replaceAll(dashes, '-')
    .replaceAll(/\s+/g, ' ');

/** @returns a pattern that finds the words in any case, but not inside a longer word or number */
export const matchWholeWord = (words: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${RegExp.escape(words)}(?![\\p{L}\\p{M}\\p{N}])`, 'iu');
