/**
 * Flesch reading ease: 206.835 - 1.015 * words per sentence - 84.6 * syllables per word.
 * Rudolf Flesch, A new readability yardstick, Journal of Applied Psychology 32 (1948), 221-233.
 * 60 and more is plain English, 30 to 50 reads like a professional journal.
 */
export interface ReadingEase {
  words: number;
  wordsPerSentence: number;
  ease: number;
}

const vowels = /[aeiouy]+/g;
const silentEnd = /(?:[^laeiouy]es|[^td]ed|[^l]e)$/;
const spokenEnd = /[aeiouy][^aeiouy]*(?:les|[sxz]es|[cg]es|[sc]hes)$/;

/**
 * Counts groups of vowels, less a silent ending: right for most English words, and off by one
 * either way for the rest, which evens out over a page.
 * @param word letters only; a number counts as one syllable
 */
export function countSyllables(word: string) {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  const groups = letters.match(vowels)?.length ?? 0;
  const isSilent = silentEnd.test(letters) && !spokenEnd.test(letters);
  return Math.max(1, groups - (isSilent ? 1 : 0));
}

/**
 * @param blocks paragraphs, list items and the like; one without an end mark is a sentence too
 * @throws where there is no word
 */
export function readingEase(blocks: string[]): ReadingEase {
  const sentences = blocks
    .flatMap((block) => block.split(/(?<=[.!?])\s+(?=["“‘(]?[A-Z\d])/))
    .map((sentence) => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)))
    .filter((words) => words.length > 0);
  const words = sentences.flat();
  if (words.length === 0) throw new Error('There is no word to read');
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  const wordsPerSentence = words.length / sentences.length;
  const ease = 206.835 - 1.015 * wordsPerSentence - 84.6 * (syllables / words.length);
  return { words: words.length, wordsPerSentence, ease };
}
