/** A Markdown link in a field, which is not rendered. */
const markdownLink = /\[([^\]]+)\]\([^)]*\)/g;

/** @returns the text of a field as a reader sees it */
export const toPlain = (text: string): string =>
  text.replaceAll(markdownLink, '$1').replaceAll(/\s+/g, ' ').trim();
