import { z } from 'zod';
import type { Registered } from '../register.ts';

/** The words that a subject declares: lines by group. Several subjects may add to one group. */
type WordShapes = Record<string, z.ZodRawShape>;

/** The schema of words, each group with its own lines. */
export type WordsSchema<Shapes> = z.ZodObject<{
  [Group in keyof Shapes]: z.ZodObject<Shapes[Group] extends z.ZodRawShape ? Shapes[Group] : never>;
}>;

/** @param parts the words of every subject */
export function buildWordsSchema<Shapes>(parts: readonly WordShapes[]): WordsSchema<Shapes> {
  const groups: WordShapes = {};
  for (const part of parts)
    for (const [group, lines] of Object.entries(part))
      groups[group] = { ...groups[group], ...lines };
  return z.strictObject(
    Object.fromEntries(
      Object.entries(groups).map(([name, lines]) => [name, z.strictObject(lines)]),
    ),
  ) as unknown as WordsSchema<Shapes>;
}

/** The words of one language. */
export type Words = Registered<'words'> & {
  /** The language of the page as a BCP 47 tag, such as `en-IN`. */
  language: string;
};

export type WordGroup = keyof Words;

/** The groups that a component needs; the language comes with them. */
export type WordsOf<Group extends WordGroup> = Pick<Words, Group | 'language'>;
