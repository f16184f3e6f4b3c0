import { fieldProblem, pick } from '../../src/check/entries.ts';
import type { Source } from '../../src/site/source.ts';
import type { Finding } from './finding.ts';

/** Finds legal pages that no lawyer has reviewed. */
export const findUnreviewed = (sources: Source[]): Finding[] =>
  pick(sources, 'legal')
    .filter(({ data }) => data.reviewedBy === undefined)
    .map((entry) => ({
      ...fieldProblem(
        entry,
        ['reviewedBy'],
        'the text has not been reviewed by a lawyer',
        'Add who reviewed it and when: reviewedBy: A. Rao, Advocate, 2025-06-01.',
      ),
      rule: 'legal-review',
      why: 'The page binds the firm, so the wording is for a lawyer to confirm.',
    }));

/** Finds people without a portrait. */
export const findPortraits = (sources: Source[]): Finding[] =>
  pick(sources, 'team')
    .filter(({ data }) => data.image === undefined)
    .map((entry) => ({
      ...fieldProblem(
        entry,
        ['image'],
        'the portrait is missing',
        'Add a picture beside the file and name it: image: ./images/name/portrait.jpg. Or accept this: the initials are shown instead.',
      ),
      rule: 'portrait',
      why: 'Visitors look for a face; initials can look like an unfinished page.',
    }));
