import { z } from 'zod';
import { defineKind } from '../define-kind.ts';
import { list, text } from '../fields.ts';
import { onlyFile } from '../kind.ts';

/** Source: https://developers.google.com/search/docs/appearance/structured-data/job-posting */
const searchTypes = [
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
  'VOLUNTEER',
  'PER_DIEM',
  'OTHER',
] as const;

const vocabularySchema = z.strictObject({
  categories: list(
    'subjects of articles, in the order of the tabs',
    [1],
    text('name of a category', 2, 40),
  ),
  departments: list(
    'departments of openings, in the order of the filter',
    [1],
    text('name of a department', 2, 40),
  ),
  jobTypes: list('employment types of openings', [1], {
    name: text('employment type', 2, 40),
    searchType: z.enum(searchTypes).describe('what search engines call it'),
  }),
});

/** The lists that other files choose from. */
export const vocabulary = defineKind({
  ...onlyFile('vocabulary'),
  inAllLanguages: true,
  label: 'Vocabulary',
  singular: 'vocabulary',
  schema: vocabularySchema,
  required: { ids: ['vocabulary'], reason: 'Other files choose from its lists.' },
  editor: { group: 'Firm' },
});

export type Vocabulary = z.infer<typeof vocabularySchema>;

/** The lists of the vocabulary that fields choose from. */
export type TermList = keyof Vocabulary;

/** @returns the terms of a list, in its order */
export const listTerms = (vocabulary: Vocabulary, list: TermList): string[] =>
  vocabulary[list].map((term) => (typeof term === 'string' ? term : term.name));
