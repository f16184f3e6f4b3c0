import { fieldProblem, listTexts } from '../../src/check/entries.ts';
import { quote } from '../../src/check/problem.ts';
import type { Source } from '../../src/check/source.ts';
import type { KindName } from '../../src/registry.ts';
import type { Finding } from './finding.ts';

/**
 * Domains reserved for examples by RFC 2606 and RFC 6761: no visitor or e-mail ever reaches them.
 */
const reserved =
  /[\w.@-]*(?:\.(?:example|test|invalid|localhost)|\bexample\.(?:com|net|org))(?![\w-])/i;

/** Words for invented things, in the built-in languages. */
export const sampleWords =
  /\b(?:samples?|specimen|placeholder|lorem ipsum|not-in-use|muster(?:mann|frau|stra(?:ß|ss)e|weg|stadt|firma))(?!\p{L})|नमूना/iu;

/** Finds addresses and mailboxes that are reserved for examples, in any field or text. */
export function findReserved(sources: Source[]): Finding[] {
  const rule = 'reserved-domain';
  const fix = 'Write the real address or mailbox of the firm.';
  const why =
    'Nobody can own this domain: links to it fail, mail and applications sent to it are lost.';
  return sources.flatMap((source) => [
    ...listTexts(source.data)
      .filter(({ text }) => reserved.test(text))
      .map(({ text, path }) => ({
        ...fieldProblem(
          source,
          path,
          `${quote(reserved.exec(text)?.[0])} is reserved for examples`,
          fix,
        ),
        rule,
        why,
      })),
    ...source.body.split('\n').flatMap((text, index) => {
      const found = reserved.exec(text)?.[0];
      const line = source.bodyLine + index;
      const message = `${quote(found)} is reserved for examples`;
      return found ? [{ file: source.file, line, message, fix, rule, why }] : [];
    }),
  ]);
}

/** What to report for a file with `sample: true`, by kind. */
const marked: Partial<Record<KindName, [message: string, fix: string, why: string]>> = {
  firm: [
    'the firm is the sample firm',
    'Write the name, description and facts of your firm, then delete this line.',
    'The site would speak for a firm that does not exist.',
  ],
  team: [
    'the person is invented',
    'Replace it with a colleague who agreed to be shown, then delete this line.',
    'Clients look people up before they call.',
  ],
  caseStudies: [
    'the study, its numbers and its testimonial are invented',
    'Replace it with a real engagement, with the client’s consent, then delete this line.',
    'Invented results and testimonials mislead, and consumer law forbids them in many countries.',
  ],
  openings: [
    'the opening is invented',
    'Replace it with a real position, then delete this line; or delete the file.',
    'People would apply for it, and search engines penalise postings of jobs that do not exist.',
  ],
};

const anyMarked = [
  'the file came with the project',
  'Write your own words, then delete this line.',
  'Visitors believe what is published.',
] as const;

/** Finds files of any kind that still have `sample: true`. */
export const findMarked = (sources: Source[]): Finding[] =>
  sources
    .filter(({ data }) => (data as { sample?: unknown }).sample === true)
    .map((entry) => {
      const [message, fix, why] = marked[entry.kind] ?? anyMarked;
      return {
        ...fieldProblem(entry, ['sample'], message, fix),
        rule: `sample-${entry.kind === 'caseStudies' ? 'case' : entry.kind}`,
        why,
      };
    });

/** Finds links to profiles that do not exist. */
export function findSampleLinks(sources: Source[]): Finding[] {
  return sources.flatMap((source) =>
    listTexts(source.data)
      .filter(({ text }) => /^https:\/\/\S*not-in-use/.test(text))
      .map(({ text, path }) => ({
        ...fieldProblem(
          source,
          path,
          `${quote(text)} is a sample profile`,
          'Write the address of the real profile.',
        ),
        rule: 'sample-link',
        why: 'The link leads to an error page and, if somebody takes the name, to a stranger.',
      })),
  );
}
