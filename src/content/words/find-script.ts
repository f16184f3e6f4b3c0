/**
 * @param language BCP 47, such as `hi-IN`
 * @returns the script that the language is written in, ISO 15924, such as `Deva`
 */
export const findScript = (language: string) => new Intl.Locale(language).maximize().script;
