import type { MdastNode } from 'satteri';

/** What Markdown has that no visitor reads, or that stays as it is written. */

/** A note for colleagues, which no output contains. */
const comment = /<!--[\s\S]*?-->/g;

export const removeComments = (text: string) => text.replace(comment, '');

/** A fence with its lines, or code within a line. */
const code = /^(```+|~~~+)[\s\S]*?^\1|(`+)[^`][\s\S]*?\2/gm;

/** @returns Markdown with spaces in place of code and comments, so that all lines keep their numbers */
export const blankCode = (markdown: string) =>
  markdown
    .replace(code, (text) => text.replaceAll(/\S/g, ' '))
    .replace(comment, (text) => text.replaceAll(/\S/g, ' '));

/** @returns a node and all nodes in it; a list is much faster than generators in each other */
export function walkMarkdown(node: MdastNode, nodes: MdastNode[] = []): MdastNode[] {
  nodes.push(node);
  if ('children' in node) for (const child of node.children) walkMarkdown(child, nodes);
  return nodes;
}

/** @returns the words of a part, without its marks */
export const textOfMarkdown = (parent: MdastNode) =>
  walkMarkdown(parent)
    .map((node) => (node.type === 'text' || node.type === 'inlineCode' ? node.value : ''))
    .join('');
