/**
 * Joins the items of a list as the language does, such as `A, B, C`.
 * @param language BCP 47, such as `en-IN`
 */
export const formatList = (items: readonly string[], language: string) =>
  new Intl.ListFormat(language, { type: 'unit' }).format(items);
