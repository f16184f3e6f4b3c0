import { z } from 'zod';
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

/** Words that a firm leaves out keep their built-in texts. */
const ownWords = (groups: Record<string, z.ZodObject>) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(groups).map(([name, group]) => [name, ownGroup(group).optional()]),
    ),
  );

/**
 * The firm's own texts for words of the interface, one file for each language.
 * @param groups the words of every subject
 */
export const createWordsKind = (groups: Record<string, z.ZodObject>) =>
  defineKind({
    folder: 'words',
    ending: 'yaml',
    label: 'Words',
    singular: 'file of words',
    schema: ownWords(groups),
    fileName: {
      pattern: /^[a-z]{2,3}$/,
      help: 'Use the code of the language, for example "en.yaml".',
    },
  });
