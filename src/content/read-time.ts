/** Words a minute of an adult reading non-fiction in English, silently (Brysbaert, 2019: 238). */
const wordsPerMinute = 238;

/** @returns the number of words in a Markdown text */
export const countWords = (markdown: string) =>
  markdown.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** @returns such as `4 min read`; never less than one minute */
export const formatReadTime = (words: number) =>
  `${Math.max(1, Math.round(words / wordsPerMinute))} min read`;
