import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { toHtml } from '../render/render-markdown.ts';

/**
 * Writes a text for use outside the site, in feeds and structured data.
 * @param pageUrl absolute address of the page with the text
 * @returns its HTML, in which every link has a whole address
 */
export function toAbsoluteHtml(body: Root, pageUrl: string): string {
  const tree = structuredClone(body);
  // Readers of feeds take one file of a picture.
  visit(tree, { tagName: 'picture' }, (node: Element) => {
    node.children = node.children.slice(-1);
  });
  visit(tree, 'element', ({ properties }) => {
    for (const name of ['href', 'src'])
      if (properties[name]) properties[name] = new URL(String(properties[name]), pageUrl).href;
  });
  return toHtml(tree);
}
