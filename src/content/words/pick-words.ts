import type { WordGroup, Words, WordsOf } from './words.ts';

/** Picks the groups that an island needs, because all its props are written into the page. */
export const pickWords = <Group extends WordGroup>(words: Words, ...groups: Group[]) =>
  Object.fromEntries(
    [...groups, 'language' as const].map((group) => [group, words[group]]),
  ) as WordsOf<Group>;
