import { z } from 'zod';
import { defineKind } from '../../../content/define-kind.ts';
import { list, text } from '../../../content/fields.ts';
import { onlyFile } from '../../../content/kind.ts';

/** @returns the comma-separated words and phrases of one line */
export const splitTerms = (line: string) =>
  line
    .split(',')
    .map((term) => term.trim())
    .filter(Boolean);

const synonymsSchema = z.strictObject({
  synonyms: list(
    'for the search: a line for each meaning, its terms separated by commas',
    [1],
    text('words with one meaning, such as ESI, Employees’ State Insurance', 3, 300).refine(
      (line) => splitTerms(line).length > 1,
      {
        error: 'contains only one term',
        params: {
          fix: 'Write two terms or more, with a comma between them: ESI, state insurance.',
        },
      },
    ),
  ),
});

/** Words with the same meaning, for the search: what visitors say and what the texts say. */
export const synonyms = defineKind({
  ...onlyFile('synonyms'),
  label: 'Synonyms',
  singular: 'file of synonyms',
  schema: synonymsSchema,
  editor: { group: 'Firm' },
  derive: ({ data }) => ({ synonyms: data.synonyms.map(splitTerms) }),
});
