const quotes = /[‘’‚‛′ʼ`´]/g;
const doubleQuotes = /[“”„‟″«»]/g;
const dashes = /[‐‑‒–—―−]/g;
const diacritics = /[\u0300-\u036f]/g;

/**
 * Leaves of a text what a search compares: a letter in any case, with or without a diacritic, is
 * the same letter, and a typographic quote or dash is the one on the keyboard.
 */
export const foldText = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(diacritics, '')
    // The upper case folds more than the lower: ß is SS, and both forms of a Greek sigma are one.
    .toUpperCase()
    .replaceAll(quotes, "'")
    .replaceAll(doubleQuotes, '"')
    .replaceAll(dashes, '-');
