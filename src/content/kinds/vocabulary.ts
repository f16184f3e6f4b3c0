import { type ContentFile, defineKind } from '../kind.ts';
import { type Vocabulary, vocabularySchema } from '../vocabulary.ts';

/** The lists that other files choose from. */
export const vocabulary = defineKind({
  folder: '',
  inAllLanguages: true,
  ending: 'yaml',
  label: 'Vocabulary',
  singular: 'vocabulary',
  schema: vocabularySchema,
  fileName: { pattern: /^vocabulary$/, help: '' },
  onlyIds: ['vocabulary'],
  required: { ids: ['vocabulary'], reason: 'Other files choose from its lists.' },
  editor: { group: 'Firm' },
  build: ({ data }: ContentFile<Vocabulary>) => data,
});
