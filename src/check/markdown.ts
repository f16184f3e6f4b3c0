import GithubSlugger from 'github-slugger';
import { type MdastNode, markdownToMdast } from 'satteri';
import { listPlaces } from '../features/articles/model/article-places.ts';
import type { Source } from '../site/source.ts';

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

const readText = (parent: MdastNode) =>
  walk(parent)
    .map((node) => (node.type === 'text' || node.type === 'inlineCode' ? node.value : ''))
    .join('');

/** What checks look at in a text. To keep the whole tree of every text takes much memory. */
interface Part {
  type:
    | 'heading'
    | 'link'
    | 'picture'
    | 'footnote'
    | 'html'
    | 'text'
    | 'paragraph'
    | 'code'
    | 'list'
    | 'task'
    | 'row';
  /** The words of a heading or link; of others, what is written. */
  text: string;
  /** Of a heading. */
  depth?: number;
  /** Of a link. */
  url?: string;
  /** Number of the first item of a list, and of its items. */
  start?: number;
  count?: number;
}

/** A text with one of these characters may contain marks that Markdown has not read. */
const marks = /[[\]{}*_`~|=:$]/;

function readPart(node: MdastNode, body: string): Part | Part[] | undefined {
  const read = ({ position }: MdastNode) =>
    body.slice(position?.start.offset, position?.end.offset);
  switch (node.type) {
    case 'heading':
      // A heading may also be a paragraph above a line of hyphens.
      return [
        { type: 'heading', text: readText(node), depth: node.depth },
        { type: 'paragraph', text: read(node) },
      ];
    case 'link':
    case 'definition':
      return { type: 'link', text: readText(node), url: node.url };
    case 'image':
    case 'imageReference':
      return { type: 'picture', text: '' };
    case 'footnoteReference':
    case 'footnoteDefinition':
      return { type: 'footnote', text: '' };
    case 'html':
      return { type: 'html', text: node.value };
    case 'text': {
      // A footnote without its other half is plain text.
      if (/\[\^[^\]]+\]/.test(node.value)) return { type: 'footnote', text: '' };
      return marks.test(node.value) ? { type: 'text', text: read(node) } : undefined;
    }
    case 'paragraph':
      return { type: 'paragraph', text: read(node) };
    case 'code':
      return { type: 'code', text: read(node) };
    case 'list':
      return node.ordered
        ? { type: 'list', text: '', start: node.start ?? 1, count: node.children.length }
        : undefined;
    case 'listItem':
      return typeof node.checked === 'boolean' ? { type: 'task', text: '' } : undefined;
    case 'table': {
      const cells = node.children[0]?.children.length ?? 0;
      return node.children.some(({ children }) => children.length > cells)
        ? { type: 'row', text: '', count: cells }
        : undefined;
    }
    default:
      return undefined;
  }
}

function parse({ body, bodyLine }: Body) {
  const nodes = body === '' ? [] : walk(markdownToMdast(body, { features }));
  return nodes.flatMap((node) => {
    const line = bodyLine + (node.position?.start.line ?? 1) - 1;
    return [readPart(node, body) ?? []].flat().map((part) => ({ ...part, line }));
  });
}

const parsed = new WeakMap<Body, ReturnType<typeof parse>>();

/**
 * Parses a text once for all checks.
 * @returns the parts of the Markdown body in reading order, with their lines in the file
 */
export function parseBody(source: Body) {
  const parts = parsed.get(source) ?? parse(source);
  parsed.set(source, parts);
  return parts;
}

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
  parseBody(source).flatMap(({ type, url = '', text, line }) =>
    type === 'link' ? [{ url, text, line }] : [],
  );

function readHeadings(source: Body) {
  const slugger = new GithubSlugger();
  return parseBody(source)
    .filter(({ type }) => type === 'heading')
    .map(({ text, line }) => ({ anchor: slugger.slug(text), line }));
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
