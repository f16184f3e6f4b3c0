import { fieldProblem, listTexts } from '../../src/check/entries.ts';
import { quote } from '../../src/check/problem.ts';
import { kinds } from '../../src/registry.ts';
import type { Source } from '../../src/site/source.ts';
import type { Finding } from './finding.ts';

/**
 * Domains reserved for examples by RFC 2606 and RFC 6761: no visitor or e-mail ever reaches them.
 */
const reserved =
  /[\w.@-]*(?:\.(?:example|test|invalid|localhost)|\bexample\.(?:com|net|org))(?![\w-])/i;

/** Words for invented things, in the built-in languages. */
export const sampleWords =
  /\b(?:samples?|specimen|placeholder|lorem ipsum|muster(?:mann|frau|stra(?:ß|ss)e|weg|stadt|firma))(?!\p{L})|नमूना/iu;

/** Finds addresses and mailboxes that are reserved for examples, in any field or text. */
export function findReserved(sources: Source[]): Finding[] {
  const rule = 'reserved-domain';
  const fix = 'Write the real address or mailbox of the firm.';
  const why =
    'Nobody can own this domain: links to it fail, mail and applications sent to it are lost.';
  const say = (text: string) => `${quote(reserved.exec(text)?.[0])} is reserved for examples`;
  return sources.flatMap((source) => [
    ...listTexts(source.data)
      .filter(({ text }) => reserved.test(text))
      .map(({ text, path }) => ({ ...fieldProblem(source, path, say(text), fix), rule, why })),
    ...source.body.split('\n').flatMap((text, index) => {
      const line = source.bodyLine + index;
      const problem = { file: source.file, line, message: say(text), fix, rule, why };
      return reserved.test(text) ? [problem] : [];
    }),
  ]);
}

/** Finds files of any kind that still have `sample: true`. */
export const findMarked = (sources: Source[]): Finding[] =>
  sources
    .filter(({ data }) => (data as { sample?: unknown }).sample === true)
    .map((entry) => {
      const { message, fix, ...rest } = kinds[entry.kind].sample ?? {
        rule: `sample-${entry.kind}`,
        message: 'the file came with the project',
        fix: 'Write your own words, then delete this line.',
        why: 'Visitors believe what is published.',
      };
      return { ...fieldProblem(entry, ['sample'], message, fix), ...rest };
    });
