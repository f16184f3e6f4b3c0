/** @returns a pattern that finds the words in any case, but not inside a longer word or number */
export const matchWholeWord = (words: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${RegExp.escape(words)}(?![\\p{L}\\p{M}\\p{N}])`, 'iu');
