import { z } from 'zod';
import { type ContentFile, defineKind } from '../kind.ts';
import { wordsSchema } from '../words/words.ts';

/** Makes every line optional, and every plural form of a line. */
const ownGroup = (group: z.ZodObject) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(group.shape).map(([name, line]) => [
        name,
        z.optional(line instanceof z.ZodObject ? line.partial() : line),
      ]),
    ),
  );

/** Words that a firm leaves out keep their built-in texts. */
const ownWordsSchema = z.strictObject(
  Object.fromEntries(
    Object.entries(wordsSchema.shape).map(([name, group]) => [name, ownGroup(group).optional()]),
  ),
);

/** The firm's own texts for words of the interface, one file for each language. */
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
