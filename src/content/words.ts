import type en from '../words/en.json';
import { escapeHtml } from './escape-html.ts';

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

type Values = Readonly<Record<string, string | number>>;

/**
 * Replaces the placeholders of a text.
 * @throws if a value is missing
 */
export const fill = (template: string, values: Values): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`"${template}" needs a value for {${name}}`);
    return String(value);
  });

/** Like `fill`, for HTML: escapes the text; the values are already HTML. */
export const fillHtml = (template: string, values: Values): string =>
  fill(escapeHtml(template), values);

/** Cached, because creating rules takes longer than choosing a hundred forms. */
const rules = new Map<string, Intl.PluralRules>();

/** @returns the plural form for a number, in a language as in BCP 47, such as `en-IN` */
function chooseForm(plural: Plural, tag: string, count: number) {
  const rule = rules.get(tag) ?? new Intl.PluralRules(tag);
  rules.set(tag, rule);
  return plural[rule.select(count)] ?? plural.other;
}

/**
 * Chooses the plural form for a number and replaces its placeholders.
 * @param tag BCP 47, such as `en-IN`
 */
export const fillPlural = (plural: Plural, tag: string, count: number, values: Values = {}) =>
  fill(chooseForm(plural, tag, count), { ...values, count: count.toLocaleString(tag) });

/** The language, and its words for numbers from one on. */
interface Numbers {
  tag: string;
  formats: { numbers: string };
}

/** @returns a number in words, or in figures if the language has no word for it here */
export const spellNumber = (count: number, { tag, formats }: Numbers) =>
  formats.numbers.split(' ')[count - 1] ?? count.toLocaleString(tag);

/** Like `fillPlural`, with the number in words. */
export const spellPlural = (plural: Plural, words: Numbers, count: number, values: Values = {}) =>
  fill(chooseForm(plural, words.tag, count), { ...values, count: spellNumber(count, words) });
