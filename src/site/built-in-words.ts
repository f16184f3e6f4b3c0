import type { z } from 'zod';
import { wordsSchema } from '../registry.ts';

/** Words by group, as a file has them: some may be missing or invalid. */
export interface WordTree {
  [key: string]: WordTree | string | number;
}

export const isTree = (value: unknown): value is WordTree =>
  typeof value === 'object' && value !== null;

/** Overrides words with others, such as the built-in ones with those of the firm. */
export function overlayWords(base: WordTree, own: WordTree): WordTree {
  const merged = { ...base };
  for (const [key, value] of Object.entries(own)) {
    const below = merged[key];
    merged[key] = isTree(value) && isTree(below) ? overlayWords(below, value) : value;
  }
  return merged;
}

/** The content check asks for them many times, and Zod takes long to look up what a line says. */
const known = new Map<string, WordTree>();

/** @returns the words of the program in a language; empty for a language without any */
export function readBuiltInWords(code: string): WordTree {
  const words = known.get(code) ?? collectWords(code);
  known.set(code, words);
  return words;
}

function collectWords(code: string): WordTree {
  const words: Record<string, Record<string, WordTree | string>> = {};
  for (const [group, { shape }] of Object.entries(wordsSchema.shape as Record<string, z.ZodObject>))
    for (const [name, line] of Object.entries(shape as Record<string, z.ZodType>)) {
      const texts = line.meta()?.builtIn as Record<string, WordTree | string>;
      const text = texts[code];
      if (text !== undefined) words[group] = { ...words[group], [name]: text };
    }
  return words;
}
