import { escapeHtml } from '../escape-html.ts';
import type { Plural, Template } from './define.ts';

type Values<Name extends string> = Record<Name, string | number>;

/**
 * Replaces the placeholders of a text.
 * @throws if a value is missing
 */
export const fill = <Name extends string>(
  template: Template<Name>,
  values: Values<NoInfer<Name>>,
): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = (values as Values<string>)[name];
    if (value === undefined) throw new Error(`"${template}" needs a value for {${name}}`);
    return String(value);
  });

/** Like `fill`, for HTML: escapes the text; the values are already HTML. */
export const fillHtml = <Name extends string>(
  template: Template<Name>,
  values: Values<NoInfer<Name>>,
): string => fill(escapeHtml(template) as Template<Name>, values);

/** Cached, because creating rules takes longer than choosing a hundred forms. */
const rules = new Map<string, Intl.PluralRules>();

/** @returns the plural form for a number, in a language as in BCP 47, such as `en-IN` */
function chooseForm<Name extends string>(plural: Plural<Name>, language: string, count: number) {
  const rule = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, rule);
  return (plural[rule.select(count)] ?? plural.other) as Template<string>;
}

/**
 * Chooses the plural form for a number and replaces its placeholders.
 * @param language BCP 47, such as `en-IN`
 */
export const fillPlural = <Name extends string>(
  plural: Plural<Name>,
  language: string,
  count: number,
  values: Values<Exclude<NoInfer<Name>, 'count'>>,
): string =>
  fill(chooseForm(plural, language, count), { ...values, count: count.toLocaleString(language) });

/**
 * @param formats whose `numbers` are the words from one on
 * @returns a number in words, or in figures if the language has no word for it here
 */
export const spellNumber = (
  count: number,
  { language, formats }: { language: string; formats: { numbers: string } },
) => formats.numbers.split(' ')[count - 1] ?? count.toLocaleString(language);

/** Like `fillPlural`, with the number in words. */
export const spellPlural = <Name extends string>(
  plural: Plural<Name>,
  words: { language: string; formats: { numbers: string } },
  count: number,
  values: Values<Exclude<NoInfer<Name>, 'count'>>,
): string =>
  fill(chooseForm(plural, words.language, count), {
    ...values,
    count: spellNumber(count, words),
  });
