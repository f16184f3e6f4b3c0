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

type WordGroup = keyof Words;

/** The groups that a component needs; the language comes with them. */
export type WordsOf<Group extends WordGroup> = Pick<Words, Group | 'tag'>;

type Groups = Omit<Words, 'tag'>;
type Lines = { [Group in keyof Groups]?: readonly (keyof Groups[Group])[] };

/** Some lines of some groups, and the language. */
export type PickedWords<Picked> = Pick<Words, 'tag'> & {
  [Group in keyof Picked & keyof Groups]: {
    [Name in keyof Groups[Group] as Picked[Group] extends readonly (infer Line)[]
      ? Name & Line
      : never]: Groups[Group][Name];
  };
};

/** Picks the lines that an island shows, because all its props are written into the page. */
export const pickWords = <const Picked extends Lines>(words: Words, picked: Picked) =>
  Object.fromEntries([
    ['tag', words.tag],
    ...Object.entries(picked).map(([group, names]) => [
      group,
      Object.fromEntries(
        names.map((name) => [name, Reflect.get(words[group as keyof Groups], name)]),
      ),
    ]),
  ]) as PickedWords<Picked>;
