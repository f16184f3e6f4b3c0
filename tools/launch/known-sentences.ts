import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { listTexts } from '../../src/check/entries.ts';
import { quote } from '../../src/check/problem.ts';
import type { KindName } from '../../src/registry.ts';
import type { Source } from '../../src/site/source.ts';
import type { Finding } from './findings.ts';

/** Hashes of the longest sentences of each file of the sample, so that its texts are not stored. */
const hashFile = new URL('sample-sentences.txt', import.meta.url);

/** Law, borders, colours and synonyms are not specific to a firm, so these files may stay. */
const common: KindName[] = ['law', 'boundaries', 'brand', 'synonyms'];

const fold = (text: string) => text.replace(/\s+/g, ' ').trim();

const hashSentence = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

const splitSentences = (text: string) => text.split(/(?<=[.!?])\s+|\n{2,}/).map(fold);

/** @returns the sentences of a file that are specific to a firm, the longest first */
export const listSentences = ({ kind, data, body }: Pick<Source, 'kind' | 'data' | 'body'>) =>
  (common.includes(kind) ? [] : [...listTexts(data).map(({ text }) => text), body])
    .flatMap(splitSentences)
    .filter((text) => text.length >= 40)
    .map((text) => ({ text, hash: hashSentence(text) }))
    .sort((a, b) => b.text.length - a.text.length);

/** Shorter ones may be among the words of a text. */
const fewestLetters = 20;

/** @returns what the starter of a new firm says that an editor should write */
function listInstructions() {
  const folder = new URL('../new-firm/starter/', import.meta.url).pathname;
  const passages = globSync(`${folder}*/**/*.{md,yaml}`).flatMap((file) =>
    readFileSync(file, 'utf8').split(/\n\s*\n|\n(?=\s*(?:- |\w+: ))/),
  );
  const sentences = passages.flatMap((text) =>
    splitSentences(/TODO[^:]*: ([^"]*)/.exec(text)?.[1] ?? ''),
  );
  return new Set(sentences.filter((text) => text.length >= fewestLetters));
}

/** Finds sentences of the sample, also in other files, and instructions of the starter. */
export function findKnownSentences(sources: Source[]): Finding[] {
  const known = new Set(readFileSync(hashFile, 'utf8').split(/\s+/));
  const instructions = listInstructions();
  return sources.flatMap((source): Finding[] => {
    const { file, data, body, bodyLine } = source;
    const sample = listSentences(source).find(({ hash }) => known.has(hash))?.text;
    if (sample)
      return [
        {
          file,
          line: 1,
          message: `${quote(sample)} is a sentence of the sample`,
          fix: 'Write it in your own words, or delete the file.',
          rule: 'sample-text',
          why: 'It was written for another firm: readers and search engines find the same words elsewhere.',
        },
      ];
    const report = (line: number | undefined, text: unknown): Finding => ({
      file,
      line,
      message: `${quote(text)} says what belongs here`,
      fix: 'Write your own text in its place.',
      rule: 'starter-text',
      why: 'It was written for you, not for the readers of the site.',
    });
    const rows = body.split('\n');
    return [
      ...listTexts(data)
        // Without the name of the file, with which the starter begins.
        .filter(({ text }) => instructions.has(text.replace(/^[\w -]+: /, '')))
        .map(({ path, text }) => report(source.toLine(path), text)),
      ...splitSentences(body.replaceAll(/^[#-]+ /gm, ''))
        .filter((text) => instructions.has(text))
        .map((text) => {
          const start = text.split(' ').slice(0, 2).join(' ');
          return report(bodyLine + rows.findIndex((row) => row.includes(start)), text);
        }),
    ];
  });
}
