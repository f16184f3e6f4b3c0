/**
 * Flesch reading ease: 206.835 - 1.015 * words per sentence - 84.6 * syllables per word.
 * Rudolf Flesch, A new readability yardstick, Journal of Applied Psychology 32 (1948), 221-233.
 * 60 or more is plain English, 30 to 50 reads like a professional journal.
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
 * Counts the vowel groups of a word, minus a silent ending. This is right for most English words
 * and off by one for the rest, which averages out over a page.
 * @param word a number counts as one syllable
 */
export function countSyllables(word: string) {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  const groups = letters.match(vowels)?.length ?? 0;
  const isSilent = silentEnd.test(letters) && !spokenEnd.test(letters);
  return Math.max(1, groups - (isSilent ? 1 : 0));
}

/**
 * Measures the reading ease of a text.
 * @param blocks paragraphs or list items; each ends a sentence, even without a full stop
 * @throws if there are no words
 */
export function readingEase(blocks: string[]): ReadingEase {
  const sentences = blocks
    .flatMap((block) => block.split(/(?<=[.!?])\s+(?=["“‘(]?[A-Z\d])/))
    .map((sentence) => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)))
    .filter((words) => words.length > 0);
  const words = sentences.flat();
  if (words.length === 0) throw new Error('The text has no words');
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  const wordsPerSentence = words.length / sentences.length;
  const ease = 206.835 - 1.015 * wordsPerSentence - 84.6 * (syllables / words.length);
  return { words: words.length, wordsPerSentence, ease };
}
