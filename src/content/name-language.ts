/**
 * @param tag BCP 47 tag of the language
 * @param inLanguage of the name
 * @returns the name of a language, such as `German`
 */
export function nameLanguage(tag: string, inLanguage: string): string {
  const names = new Intl.DisplayNames(inLanguage, { type: 'language' });
  return names.of(new Intl.Locale(tag).language) ?? tag;
}
