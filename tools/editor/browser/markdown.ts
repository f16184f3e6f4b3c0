import { fromMarkdown } from 'mdast-util-from-markdown';

/** Parses Markdown for the content check: the parser of the build needs Node. */
export const markdownToMdast = (text: string) => fromMarkdown(text);
