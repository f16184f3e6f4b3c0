/** The texts by which the site search finds an entry. */
export interface SearchedTexts {
  title: string;
  /** Shown under the title if no words of the texts match. */
  summary: string;
  /** Plain texts and HTML, the most important first. */
  texts: string[];
}

/** File names, addresses and identifiers, which visitors never read. */
const isCode = (text: string) => /^[a-z0-9-]*$|^(https:\/)?\/\S*$/.test(text);

/** @returns the texts in a value of any shape, in their order */
export function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return isCode(value) ? [] : [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(collectTexts);
}
