/** Average silent reading speed of adults for English non-fiction (Brysbaert, 2019). */
const wordsPerMinute = 238;

/** Counts the words of a Markdown text. */
export const countWords = (markdown: string) =>
  markdown.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** @returns a text such as `4 min read`, at least one minute */
export const formatReadTime = (words: number) =>
  `${Math.max(1, Math.round(words / wordsPerMinute))} min read`;
