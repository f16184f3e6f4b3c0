import GithubSlugger from 'github-slugger';
import { type MdastNode, markdownToMdast } from 'satteri';
import type { Source } from './source.ts';

/** Astro parses with satteri and these features, so the check reads a text as the page will. */
const features = { gfm: true, smartPunctuation: true, frontmatter: false };

function* walk(node: MdastNode): Generator<MdastNode> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* walk(child);
}

const listNodes = (markdown: string) => [...walk(markdownToMdast(markdown, { features }))];

/** @returns every node of the text below the fields, in reading order, with its line in the file */
export const parseBody = ({ body, bodyLine }: Pick<Source, 'body' | 'bodyLine'>) =>
  listNodes(body).map((node) => ({
    node,
    line: bodyLine + (node.position?.start.line ?? 1) - 1,
  }));

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
export const findLinks = (source: Pick<Source, 'body' | 'bodyLine'>): Link[] =>
  parseBody(source).flatMap(({ node, line }) =>
    node.type === 'link' || node.type === 'definition'
      ? [{ url: node.url, text: readText(node), line }]
      : [],
  );

/** @returns the anchors that Astro gives to the headings of a text */
export function findAnchors(markdown: string): string[] {
  const slugger = new GithubSlugger();
  return listNodes(markdown)
    .filter(({ type }) => type === 'heading')
    .map((heading) => slugger.slug(readText(heading)));
}
