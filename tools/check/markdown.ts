import GithubSlugger from 'github-slugger';
import { type MdastNode, markdownToMdast } from 'satteri';
import { listPlaces } from '../../src/content/article-places.ts';
import type { Source } from './source.ts';

/** Astro parses with satteri and these features, so the check reads a text as the page will. */
const features = { gfm: true, smartPunctuation: true, frontmatter: false };

function* walk(node: MdastNode): Generator<MdastNode> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* walk(child);
}

type Body = Pick<Source, 'body' | 'bodyLine'>;

const parse = ({ body, bodyLine }: Body) =>
  [...walk(markdownToMdast(body, { features }))].map((node) => ({
    node,
    line: bodyLine + (node.position?.start.line ?? 1) - 1,
  }));

const parsed = new WeakMap<Body, ReturnType<typeof parse>>();

/**
 * Parses a text once, however many checks read it.
 * @returns every node of the text below the fields, in reading order, with its line in the file
 */
export function parseBody(source: Body) {
  const nodes = parsed.get(source) ?? parse(source);
  parsed.set(source, nodes);
  return nodes;
}

const readText = (parent: MdastNode) =>
  [...walk(parent)]
    .map((node) => (node.type === 'text' || node.type === 'inlineCode' ? node.value : ''))
    .join('');

export interface Link {
  /** The target as it is written. */
  url: string;
  /** The words of the link; the definition of a reference has none. */
  text: string;
  /** Line of the file on which the link begins. */
  line: number;
}

/** @returns every link and every definition of a reference in the text below the fields */
export const findLinks = (source: Body): Link[] =>
  parseBody(source).flatMap(({ node, line }) =>
    node.type === 'link' || node.type === 'definition'
      ? [{ url: node.url, text: readText(node), line }]
      : [],
  );

/** @returns the anchors of a text: those that Astro gives to its headings, and those of its figures */
export function findAnchors(source: Body & Partial<Pick<Source, 'data'>>): string[] {
  const slugger = new GithubSlugger();
  const headings = parseBody(source)
    .filter(({ node }) => node.type === 'heading')
    .map(({ node }) => slugger.slug(readText(node)));
  return [...headings, ...listPlaces(source.data ?? {})];
}
