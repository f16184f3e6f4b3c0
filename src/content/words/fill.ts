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

/**
 * Chooses the plural form for a number and replaces its placeholders.
 * @param language BCP 47, such as `en-IN`
 */
export const fillPlural = <Name extends string>(
  plural: Plural<Name>,
  language: string,
  count: number,
  values: Values<Exclude<NoInfer<Name>, 'count'>>,
): string => {
  const rule = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, rule);
  const form = plural[rule.select(count)] ?? plural.other;
  return fill(form as Template<string>, { ...values, count: count.toLocaleString(language) });
};
