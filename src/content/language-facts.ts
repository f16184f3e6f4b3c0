export const findDirection = (tag: string) =>
  new Intl.Locale(tag).getTextInfo().direction === 'rtl' ? 'rtl' : 'ltr';

/** @returns the script of a language, ISO 15924: `Deva` for `hi-IN` */
export const findScript = (tag: string) => new Intl.Locale(tag).maximize().script;

/** Joins items as the language does. @param type `unit` is with commas, `disjunction` with "or" */
export const formatList = (
  items: readonly string[],
  tag: string,
  type: Intl.ListFormatType = 'unit',
) => new Intl.ListFormat(tag, { type }).format(items);

/** @returns the name of a country by its ISO 3166 code; the code if it has none */
export const nameCountry = (code: string, inLanguage: string) =>
  new Intl.DisplayNames(inLanguage, { type: 'region' }).of(code) ?? code;

/** @returns the name of a language in another, such as `German` */
export function nameLanguage(tag: string, inLanguage: string): string {
  const names = new Intl.DisplayNames(inLanguage, { type: 'language' });
  return names.of(new Intl.Locale(tag).language) ?? tag;
}
