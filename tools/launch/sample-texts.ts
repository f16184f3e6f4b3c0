import { fieldProblem } from '../check/entries.ts';
import { quote } from '../check/problem.ts';
import type { Source } from '../check/source.ts';
import type { Finding } from './finding.ts';
import { listOwnFacts, listOwnTexts, type SamplePrints } from './sample-prints.ts';

/**
 * A text counts as the sample's from this share of common hashes. Texts of the sample share up to
 * 19 % with the rest of it, half of them less than 5 %; a text with every fifth word changed still
 * shares 31 % or more.
 */
const leastShare = 0.25;

/** Fewer common hashes than these mean little, whatever their share. */
const leastHashes = 3;

const countShared = (print: Set<number>, other: Set<number>) => print.intersection(other).size;

/** Finds texts of the sample, even lightly edited and under another name. */
export function findSampleTexts(sources: Source[], { texts }: SamplePrints): Finding[] {
  const all = new Set([...texts.values()].flatMap((print) => [...print]));
  return listOwnTexts(sources).flatMap(({ source, print }) => {
    const count = countShared(print, all);
    const share = count / print.size;
    if (share < leastShare || count < leastHashes) return [];
    const [nearest = ''] =
      [...texts].sort(([, a], [, b]) => countShared(print, b) - countShared(print, a))[0] ?? [];
    return [
      {
        file: source.file,
        line: 1,
        message: `${Math.round(share * 100)} % of the text is copied from the sample, mainly from its ${nearest}`,
        fix: 'Write it in your own words, or delete the file.',
        rule: 'sample-text',
        why: 'It was written for another firm: readers and search engines find the same words elsewhere.',
      },
    ];
  });
}

/** Finds facts of the sample, such as its phone number. */
export const findSampleFacts = (sources: Source[], { facts }: SamplePrints): Finding[] =>
  listOwnFacts(sources)
    .filter(({ hash }) => facts.has(hash))
    .map(({ entry, path, text }) => ({
      ...fieldProblem(
        entry,
        path,
        `${quote(text)} is a fact of the sample`,
        'Write the fact of your firm.',
      ),
      rule: 'sample-fact',
      why: 'Visitors, search engines and the legal pages rely on it.',
    }));
