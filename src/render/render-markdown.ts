import type { Nodes, Root } from 'hast';
import { toHtml as serialize } from 'hast-util-to-html';
import { type Features, htmlToHast, markdownToHast } from 'satteri';

/** What a text may have, in pages and in the content check. */
export const features: Features = { gfm: true, smartPunctuation: true, frontmatter: false };

/** Changes the tree of a text. */
export type TextPlugin = (tree: Root) => void;

/** The parser returns a whole document. */
const isRoot = (node: object): node is Root => 'type' in node && node.type === 'root';

function asRoot(node: object): Root {
  if (!isRoot(node)) throw new Error('The parser returned no document');
  return node;
}

/**
 * Renders the text of a file.
 * @param plugins that change its tree, in their order
 */
export function renderMarkdown(markdown: string, plugins: readonly TextPlugin[] = []): Root {
  const tree: Root =
    markdown === ''
      ? { type: 'root', children: [] }
      : asRoot(markdownToHast(markdown, { features, position: false }));
  for (const change of plugins) change(tree);
  return tree;
}

export const toHtml = (tree: Nodes) =>
  serialize(tree, { characterReferences: { useNamedReferences: true } });

/** @returns the tree of a part of a page */
export const parseHtml = (html: string): Root => asRoot(htmlToHast(html, { fragment: true }));
