import type en from '../words/en.json';

/** A text in the plural forms of its language. `other` is used if a form is missing. */
export type Plural = { other: string } & {
  [Form in 'zero' | 'one' | 'two' | 'few' | 'many']?: string | undefined;
};

/** The words of one language. */
export type Words = typeof en & {
  /** The language of the page as a BCP 47 tag, such as `en-IN`. */
  tag: string;
};

export type WordGroup = keyof Words;

/** The groups that a component needs; the language comes with them. */
export type WordsOf<Group extends WordGroup> = Pick<Words, Group | 'tag'>;

/** Picks the groups that an island needs, because all its props are written into the page. */
export const pickWords = <Group extends WordGroup>(words: Words, ...groups: Group[]) =>
  Object.fromEntries(
    [...groups, 'tag' as const].map((group) => [group, words[group]]),
  ) as WordsOf<Group>;
