import { defineKind } from '../define-kind.ts';
import { onlyFile } from '../kind.ts';
import { vocabularySchema } from '../vocabulary.ts';

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
