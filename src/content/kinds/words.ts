import { z } from 'zod';
import { wordsSchema } from '../built-in-words.ts';
import { defineKind } from '../define-kind.ts';

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

/** The firm's own texts for words of the interface, one file for each language. */
export const words = defineKind({
  folder: 'words',
  label: 'Words',
  singular: 'file of words',
  // Words that a firm leaves out keep their built-in texts.
  schema: z.strictObject(
    Object.fromEntries(
      Object.entries<z.ZodObject>(wordsSchema.shape).map(([name, group]) => [
        name,
        ownGroup(group).optional(),
      ]),
    ),
  ),
  fileName: {
    pattern: /^[a-z]{2,3}$/,
    help: 'Use the code of the language, for example "en.yaml".',
  },
});
