import GithubSlugger from 'github-slugger';
import { type MdastNode, markdownToMdast } from 'satteri';
import { listPlaces } from '../features/articles/model/article-places.ts';
import type { Source } from './source.ts';

/**
 * The Markdown features of Astro, which also uses satteri, so that the check parses a text as the
 * page does.
 */
const features = { gfm: true, smartPunctuation: true, frontmatter: false };

/** @returns a node and all nodes in it; a list is much faster than generators in each other */
function walk(node: MdastNode, nodes: MdastNode[] = []): MdastNode[] {
  nodes.push(node);
  if ('children' in node) for (const child of node.children) walk(child, nodes);
  return nodes;
}

type Body = Pick<Source, 'body' | 'bodyLine'>;

const parse = ({ body, bodyLine }: Body) =>
  walk(markdownToMdast(body, { features })).map((node) => ({
    node,
    line: bodyLine + (node.position?.start.line ?? 1) - 1,
  }));

const parsed = new WeakMap<Body, ReturnType<typeof parse>>();

/**
 * Parses a text once for all checks.
 * @returns all nodes of the Markdown body in reading order, with their lines in the file
 */
export function parseBody(source: Body) {
  const nodes = parsed.get(source) ?? parse(source);
  parsed.set(source, nodes);
  return nodes;
}

const readText = (parent: MdastNode) =>
  walk(parent)
    .map((node) => (node.type === 'text' || node.type === 'inlineCode' ? node.value : ''))
    .join('');

export interface Link {
  /** The target as written. */
  url: string;
  /** The text of the link; empty for the definition of a reference. */
  text: string;
  /** The line of the file on which the link starts. */
  line: number;
}

/** @returns all links and definitions of references in the Markdown body */
export const findLinks = (source: Body): Link[] =>
  parseBody(source).flatMap(({ node, line }) =>
    node.type === 'link' || node.type === 'definition'
      ? [{ url: node.url, text: readText(node), line }]
      : [],
  );

function readHeadings(source: Body) {
  const slugger = new GithubSlugger();
  return parseBody(source)
    .filter(({ node }) => node.type === 'heading')
    .map(({ node, line }) => ({ anchor: slugger.slug(readText(node)), line }));
}

const headings = new WeakMap<Body, ReturnType<typeof readHeadings>>();

/** @returns the headings of a text, with their anchors as Astro generates them */
export function findHeadings(source: Body) {
  const found = headings.get(source) ?? readHeadings(source);
  headings.set(source, found);
  return found;
}

/** @returns the anchors of a text: of its headings and its figures */
export const findAnchors = (source: Body & Partial<Pick<Source, 'data'>>): string[] => [
  ...findHeadings(source).map(({ anchor }) => anchor),
  ...listPlaces(source.data ?? {}),
];
