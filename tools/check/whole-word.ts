/**
 * @param words a name, number or address, in any case
 * @returns what finds it standing by itself, not as a part of a longer word or number
 */
export const matchWholeWord = (words: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${RegExp.escape(words)}(?![\\p{L}\\p{M}\\p{N}])`, 'iu');
