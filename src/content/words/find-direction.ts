/**
 * @param language BCP 47, such as `en-IN`
 * @returns the direction in which the language is written
 */
export const findDirection = (language: string) =>
  new Intl.Locale(language).getTextInfo().direction === 'rtl' ? 'rtl' : 'ltr';
