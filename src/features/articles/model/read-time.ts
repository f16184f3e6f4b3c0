import { fillPlural, type WordsOf } from '../../../content/words.ts';

/** Counts the words of a Markdown text. */
export const countWords = (markdown: string) =>
  markdown.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** @returns a text such as `4 min read`, rounded up to full minutes */
export function formatReadTime(wordCount: number, words: WordsOf<'articles' | 'formats'>) {
  const minutes = Math.max(1, Math.ceil(wordCount / words.formats.wordsPerMinute));
  return fillPlural(words.articles.readTime, words.tag, minutes, {});
}
