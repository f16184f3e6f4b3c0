/** What the search over the site knows of an entry. */
export interface SearchedTexts {
  title: string;
  /** Shown under the title where no words of the texts match. */
  summary: string;
  /** Plain texts and HTML, the most important first. */
  texts: string[];
}

/** File names, addresses and terms of the code: words that no visitor reads. */
const isCode = (text: string) => /^[a-z0-9-]*$|^(https:\/)?\/\S*$/.test(text);

/** @returns the texts in a value of any shape, in their order */
export function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return isCode(value) ? [] : [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(collectTexts);
}
