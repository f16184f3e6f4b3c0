/**
 * Joins the items of a list as the language does, such as `A, B, C`.
 * @param language BCP 47, such as `en-IN`
 * @param type `unit` joins with commas, `disjunction` with the word for "or"
 */
export const formatList = (
  items: readonly string[],
  language: string,
  type: Intl.ListFormatType = 'unit',
) => new Intl.ListFormat(language, { type }).format(items);
