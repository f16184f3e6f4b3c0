import type { ListItem, TableRow } from 'mdast';
import { type MdastNode, markdownToMdast } from 'satteri';
import { textOfMarkdown } from '../../../content/markdown-text.ts';
import { quote, type Report } from '../../../content/problem.ts';

/** A list in an article that visitors can take with them. */
export interface Checklist {
  heading: string;
  /** Each in one part, or one for each cell of its row. */
  items: string[][];
}

/** @returns an item in one part: its first paragraph, without what is nested in it */
const readItem = ({ children: [first] }: ListItem) => (first ? [textOfMarkdown(first)] : []);

/** @returns the cells of a row that are not empty */
const readRow = ({ children }: TableRow) =>
  children.map((cell) => textOfMarkdown(cell).trim()).filter(Boolean);

/**
 * Reads the list or the table below a heading.
 * @returns undefined if the text has no such heading, or no list below it
 */
export function findChecklist(markdown: string, heading: string): Checklist | undefined {
  const root = markdownToMdast(markdown, { features: { gfm: true, smartPunctuation: false } });
  const nodes: MdastNode[] = 'children' in root ? root.children : [];
  const isHeading = (node: MdastNode) => node.type === 'heading';
  const at = nodes.findIndex((node) => isHeading(node) && textOfMarkdown(node) === heading);
  if (at < 0) return undefined;
  const next = nodes.findIndex((node, index) => index > at && isHeading(node));
  const part = nodes.slice(at + 1, next < 0 ? undefined : next);
  // A list says in full what a table beside it sums up.
  const listed = part.flatMap((node) => (node.type === 'list' ? node.children.map(readItem) : []));
  const items =
    listed.length > 0
      ? listed
      : part.flatMap((node) => (node.type === 'table' ? node.children.slice(1).map(readRow) : []));
  return items.length > 0 ? { heading, items } : undefined;
}

/** @param heading of the checklist, if the article names one */
export function checkChecklist(heading: string | undefined, markdown: string, report: Report) {
  if (heading !== undefined && !findChecklist(markdown, heading))
    report(
      ['checklist'],
      `the text has no heading ${quote(heading)} with a list or a table below it`,
      'Write the heading as it stands in the text, or delete the field.',
    );
}
