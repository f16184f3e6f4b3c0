import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { listTexts } from '../../src/check/entries.ts';
import { quote } from '../../src/check/problem.ts';
import type { KindName } from '../../src/registry.ts';
import type { Source } from '../../src/site/source.ts';
import type { Finding } from './finding.ts';

/** Hashes of the longest sentences of each file of the sample, so that its texts are not stored. */
const hashFile = new URL('sample-sentences.txt', import.meta.url);

/** Law, borders, colours and synonyms are not specific to a firm, so these files may stay. */
const common: KindName[] = ['law', 'boundaries', 'brand', 'synonyms'];

const hashSentence = (text: string) =>
  createHash('sha256').update(text.replace(/\s+/g, ' ')).digest('hex').slice(0, 8);

/** @returns the sentences of a file that are specific to a firm, the longest first */
export const listSentences = ({ kind, data, body }: Pick<Source, 'kind' | 'data' | 'body'>) =>
  (common.includes(kind) ? [] : [...listTexts(data).map(({ text }) => text), body])
    .flatMap((text) => text.split(/(?<=[.!?])\s+|\n{2,}/))
    .map((text) => ({ text: text.trim(), hash: hashSentence(text.trim()) }))
    .filter(({ text }) => text.length >= 40)
    .sort((a, b) => b.text.length - a.text.length);

/** Finds sentences of the sample, also in other files. */
export function findSampleSentences(sources: Source[]): Finding[] {
  const known = new Set(readFileSync(hashFile, 'utf8').split(/\s+/));
  return sources.flatMap((source) =>
    listSentences(source)
      .filter(({ hash }) => known.has(hash))
      .slice(0, 1)
      .map(({ text }) => ({
        file: source.file,
        line: 1,
        message: `${quote(text)} is a sentence of the sample`,
        fix: 'Write it in your own words, or delete the file.',
        rule: 'sample-text',
        why: 'It was written for another firm: readers and search engines find the same words elsewhere.',
      })),
  );
}
