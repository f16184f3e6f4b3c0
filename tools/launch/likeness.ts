import { listTexts } from '../check/entries.ts';
import type { Source } from '../check/source.ts';

/**
 * Compares two texts by the sequences of four words that both contain (Broder, 1997: shingles).
 * Only hashes are stored, and only one in four, so that the texts themselves are not.
 */

const runLength = 4;
const kept = 4;

/** 32-bit hash of a text (FNV-1a). */
export function hashText(text: string) {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}

// Also finds words in scripts without spaces between words.
const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

const listWords = (text: string) =>
  [...segmenter.segment(text.toLowerCase())]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);

function* hashRuns(text: string) {
  const words = listWords(text);
  for (let index = 0; index + runLength <= words.length; index += 1)
    yield hashText(words.slice(index, index + runLength).join(' '));
}

/** Link targets are not part of the wording. */
const withoutAddresses = (markdown: string) => markdown.replace(/\]\([^)]*\)/g, ']');

/** @returns the hashes of the texts of a file; empty if it has no sentences */
export function printText({ data, body }: Pick<Source, 'data' | 'body'>): Set<number> {
  const texts = [...listTexts(data).map(({ text }) => text), ...body.split(/\n{2,}/)];
  const hashes = texts.flatMap((text) => [...hashRuns(withoutAddresses(text))]);
  return new Set(hashes.filter((hash) => hash % kept === 0));
}
