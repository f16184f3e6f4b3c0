import { fieldProblem, pick } from '../check/entries.ts';
import type { Source } from '../check/source.ts';
import type { Finding } from './finding.ts';

/** Legal pages that no counsel has read, and people without a portrait. */
export const findMissing = (sources: Source[]): Finding[] => [
  ...pick(sources, 'legal')
    .filter(({ data }) => data.reviewedBy === undefined)
    .map((entry) => ({
      ...fieldProblem(
        entry,
        ['reviewedBy'],
        'no counsel has reviewed the text',
        'Who reviewed it and when: reviewedBy: A. Rao, Advocate, June 1, 2025.',
      ),
      rule: 'legal-review',
      why: 'The page binds the firm; its words were written for a sample.',
    })),
  ...pick(sources, 'team')
    .filter(({ data }) => data.image === undefined)
    .map((entry) => ({
      ...fieldProblem(
        entry,
        ['image'],
        'there is no portrait',
        'A picture beside the file: image: ./portraits/name.jpg. Or accept it: the initials are made to stand alone.',
      ),
      rule: 'portrait',
      why: 'Where a visitor looks for a face, initials look like a page that is not finished.',
    })),
];
