import type { KindName } from '../../src/content/registry.ts';
import { fieldProblem, listTexts } from '../check/entries.ts';
import { quote } from '../check/problem.ts';
import type { FieldPath, Source } from '../check/source.ts';
import type { Finding } from './finding.ts';

/** Names that RFC 2606 and RFC 6761 keep for examples: no visitor and no mail ever arrives there. */
const reserved =
  /[\w.@-]*(?:\.(?:example|test|invalid|localhost)|\bexample\.(?:com|net|org))(?![\w-])/i;

export const sampleWord = /\b(?:samples?|specimen|placeholder|lorem ipsum|not-in-use)\b/i;

const unfinished =
  /(?<=^#.*\b)to be (?:confirmed|completed)\b|\b(?:TODO|TBD|FIXME|XXX|lorem ipsum)\b/;

const at = (source: Source, path: FieldPath, message: string, fix: string) =>
  fieldProblem(source, path, message, fix);

/** Addresses and mailboxes that are reserved for examples, in any field or text. */
export function findReserved(sources: Source[]): Finding[] {
  const rule = 'reserved-domain';
  const fix = 'The address or mailbox that the firm really has.';
  const why = 'Nobody can own this name: links lead nowhere, mail and applications are lost.';
  return sources.flatMap((source) => [
    ...listTexts(source.data)
      .filter(({ text }) => reserved.test(text))
      .map(({ text, path }) => ({
        ...at(source, path, `${quote(reserved.exec(text)?.[0])} is reserved for examples`, fix),
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

/** What a file that is marked `sample: true` does to visitors, by kind; other kinds have the last. */
const marked: Partial<Record<KindName, [message: string, fix: string, why: string]>> = {
  firm: [
    'the firm is the sample firm',
    'Name, description and facts of your firm; then delete the line.',
    'The site would speak for a firm that does not exist.',
  ],
  team: [
    'the person is invented',
    'A colleague who agreed to be shown; then delete the line.',
    'Clients look people up before they call.',
  ],
  caseStudies: [
    'the study, its numbers and its testimonial are invented',
    'An engagement that took place, with the client’s consent; then delete the line.',
    'Invented results and testimonials mislead, and consumer law forbids them in many countries.',
  ],
  openings: [
    'the opening is invented',
    'A position that can be filled, or delete the file; then delete the line.',
    'People would apply for it, and search engines punish postings of jobs that do not exist.',
  ],
};

const anyMarked = [
  'the file came with the project',
  'Your own words; then delete the line.',
  'Visitors take what is published for true.',
] as const;

/** Files that still carry the mark `sample: true`, of whatever kind. */
export const findMarked = (sources: Source[]): Finding[] =>
  sources
    .filter(({ data }) => (data as { sample?: unknown }).sample === true)
    .map((entry) => {
      const [message, fix, why] = marked[entry.kind] ?? anyMarked;
      return {
        ...at(entry, ['sample'], message, fix),
        rule: `sample-${entry.kind === 'caseStudies' ? 'case' : entry.kind}`,
        why,
      };
    });

/** Links to profiles that belong to nobody. */
export function findSampleLinks(sources: Source[]): Finding[] {
  return sources.flatMap((source) =>
    listTexts(source.data)
      .filter(({ text }) => /^https:\/\/\S*not-in-use/.test(text))
      .map(({ text, path }) => ({
        ...at(
          source,
          path,
          `${quote(text)} is a profile of nobody`,
          'The address of the true profile.',
        ),
        rule: 'sample-link',
        why: 'A visitor who follows it finds an error, or one day a stranger.',
      })),
  );
}

/** Notes of what is left to do, also in comments, and legal words about samples. */
export function findUnfinished(files: { path: string; text: string }[]): Finding[] {
  return files.flatMap(({ path: file, text }) =>
    text.split('\n').flatMap((words, index): Finding[] => {
      const line = index + 1;
      const why = 'A visitor or a court reads it as it stands.';
      const note = unfinished.exec(words)?.[0];
      if (note)
        return [
          {
            file,
            line,
            message: `a note says ${quote(note)}`,
            fix: 'Settle it, write what was decided, and delete the note.',
            rule: 'unfinished',
            why,
          },
        ];
      return file.startsWith('content/legal/') && sampleWord.test(words)
        ? [
            {
              file,
              line,
              message: 'the legal text speaks of samples',
              fix: 'What is true once the samples are gone.',
              rule: 'sample-words',
              why,
            },
          ]
        : [];
    }),
  );
}
