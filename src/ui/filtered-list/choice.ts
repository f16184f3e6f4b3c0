/** An item of a list that is filtered by one choice, such as a department. */
export interface ChoiceItem {
  /** Its `data-item` in the HTML. */
  key: string;
  choice: string;
}

/**
 * @param asked the choice in the URL, which may be anything
 * @param fragment such as `#one-payroll`
 * @returns the choice; '' if there is none such, or if it would hide the item that the fragment names
 */
export function cleanChoice(
  asked: string,
  fragment: string,
  choices: readonly string[],
  items: readonly ChoiceItem[],
) {
  const linked = items.find(({ key }) => `#${key}` === fragment);
  return choices.includes(asked) && (linked?.choice ?? asked) === asked ? asked : '';
}

/** @returns the items of a choice, or all if none is made */
export const filterByChoice = (items: readonly ChoiceItem[], chosen: string) =>
  items.filter(({ choice }) => chosen === '' || choice === chosen);
