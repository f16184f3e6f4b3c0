import { z } from 'zod';
import { type ContentFile, defineKind } from '../kind.ts';
import { wordsSchema } from '../words/words.ts';

/** A line may be left out, and so may each plural form of one. */
const ownGroup = (group: z.ZodObject) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(group.shape).map(([name, line]) => [
        name,
        z.optional(line instanceof z.ZodObject ? line.partial() : line),
      ]),
    ),
  );

/** What a firm leaves out is as it comes with the program. */
const ownWordsSchema = z.strictObject(
  Object.fromEntries(
    Object.entries(wordsSchema.shape).map(([name, group]) => [name, ownGroup(group).optional()]),
  ),
);

/** Words of the interface that the firm wants otherwise, a file for each language. */
export const words = defineKind({
  folder: 'words',
  ending: 'yaml',
  label: 'Words',
  singular: 'file of words',
  schema: ownWordsSchema,
  fileName: {
    pattern: /^[a-z]{2,3}$/,
    help: 'Use the code of the language, for example "en.yaml".',
  },
  build: ({ id, data }: ContentFile<z.infer<typeof ownWordsSchema>>) => ({ id, data }),
});
