import GithubSlugger from 'github-slugger';
import { type MdastNode, markdownToMdast } from 'satteri';
import { oncePer } from '../content/once-per.ts';
import { features } from './render-markdown.ts';

/** @returns a node and all nodes in it; a list is much faster than generators in each other */
function walk(node: MdastNode, nodes: MdastNode[] = []): MdastNode[] {
  nodes.push(node);
  if ('children' in node) for (const child of node.children) walk(child, nodes);
  return nodes;
}

/** @returns the words of a heading */
export const textOfMarkdown = (parent: MdastNode) =>
  walk(parent)
    .map((node) => (node.type === 'text' || node.type === 'inlineCode' ? node.value : ''))
    .join('');

interface Body {
  body: string;
  /** The line of the file on which the body starts. */
  bodyLine: number;
}

/** A part of a Markdown text. */
export interface Part {
  node: MdastNode;
  /** What is written. */
  text: string;
  /** The line of the file on which it starts. */
  line: number;
}

/**
 * Parses a text once for all checks.
 * @returns the parts of the Markdown body in reading order
 */
export const parseBody = oncePer(({ body, bodyLine }: Body): Part[] =>
  (body === '' ? [] : walk(markdownToMdast(body, { features }))).map((node) => ({
    node,
    text: body.slice(node.position?.start.offset, node.position?.end.offset),
    line: bodyLine + (node.position?.start.line ?? 1) - 1,
  })),
);

/** @returns all links and definitions of references in the Markdown body */
export const findLinks = (source: Body) =>
  parseBody(source).flatMap(({ node, line }) =>
    node.type === 'link' || node.type === 'definition' ? [{ url: node.url, line }] : [],
  );

/**
 * @returns the links and pictures of a text with their addresses, also those of references; only pictures
 * have `alt`
 */
export function findLinksAndPictures(source: Body) {
  const parts = parseBody(source);
  // Of definitions with the same name, the first counts.
  const definitions = new Map(
    parts
      .toReversed()
      .flatMap(({ node }) => (node.type === 'definition' ? [[node.identifier, node.url]] : [])),
  );
  return parts.flatMap(({ node, line }) => {
    if (node.type === 'link') return [{ url: node.url, line }];
    if (node.type === 'image') return [{ url: node.url, alt: node.alt ?? '', line }];
    if (node.type !== 'linkReference' && node.type !== 'imageReference') return [];
    const url = definitions.get(node.identifier) ?? '';
    return [{ url, line, ...(node.type === 'imageReference' && { alt: node.alt ?? '' }) }];
  });
}

/** @returns the headings of a text, with the anchors that `src/render/` gives them */
export function findHeadings(source: Body) {
  const slugger = new GithubSlugger();
  return parseBody(source).flatMap(({ node, line }) =>
    node.type === 'heading' ? [{ anchor: slugger.slug(textOfMarkdown(node)), line }] : [],
  );
}
