import { escapeHtml } from './escape-html.ts';
import type { Plural } from './words.ts';

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
