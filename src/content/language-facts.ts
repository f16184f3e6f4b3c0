/**
 * @param tag BCP 47, such as `en-IN`
 * @returns the direction in which the language is written
 */
export const findDirection = (tag: string) =>
  new Intl.Locale(tag).getTextInfo().direction === 'rtl' ? 'rtl' : 'ltr';

/**
 * @param tag BCP 47, such as `hi-IN`
 * @returns the script that the language is written in, ISO 15924, such as `Deva`
 */
export const findScript = (tag: string) => new Intl.Locale(tag).maximize().script;

/**
 * Joins the items of a list as the language does, such as `A, B, C`.
 * @param tag BCP 47, such as `en-IN`
 * @param type `unit` joins with commas, `disjunction` with the word for "or"
 */
export const formatList = (
  items: readonly string[],
  tag: string,
  type: Intl.ListFormatType = 'unit',
) => new Intl.ListFormat(tag, { type }).format(items);

/** @returns the name of a country by its ISO 3166 code; the code if it has none */
export const nameCountry = (code: string, inLanguage: string) =>
  new Intl.DisplayNames(inLanguage, { type: 'region' }).of(code) ?? code;

/**
 * @param tag BCP 47 tag of the language
 * @param inLanguage of the name
 * @returns the name of a language, such as `German`
 */
export function nameLanguage(tag: string, inLanguage: string): string {
  const names = new Intl.DisplayNames(inLanguage, { type: 'language' });
  return names.of(new Intl.Locale(tag).language) ?? tag;
}
