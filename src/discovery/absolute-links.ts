import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { toHtml } from '../render/render-markdown.ts';

/** @returns a text for feeds and structured data, in which every link has a whole address */
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
