import Slugger from 'github-slugger';
import { toHtml } from 'hast-util-to-html';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toHast } from 'mdast-util-to-hast';
import { gfm } from 'micromark-extension-gfm';
import type { Heading } from '../../../../src/content/kind.ts';

type Node = ReturnType<typeof toHast>;

/** What a quotation mark opens after. */
const beforeOpening = /[\s([{–—“‘]$|^$/;

/**
 * @param before the text of the block before this one
 * @returns the text with the marks that the parser of the build writes for those of a keyboard
 */
const setMarks = (text: string, before: string) => {
  const choose = (open: string, close: string) => (_: string, at: number) =>
    beforeOpening.test(before + text.slice(0, at)) ? open : close;
  return text
    .replaceAll('"', choose('“', '”'))
    .replaceAll("'", choose('‘', '’'))
    .replaceAll('...', '…')
    .replaceAll('---', '—')
    .replaceAll('--', '–');
};

const blocks = /^(p|li|h[1-6]|t[dh]|blockquote)$/;

/** Sets the marks in a node. The text of the block before it decides which quotation marks open. */
function setTexts(node: Node, before = ''): string {
  if (node.type === 'text') {
    const { value } = node;
    node.value = setMarks(value, before);
    return before + value;
  }
  if (!('children' in node) || (node.type === 'element' && node.tagName === 'code')) return before;
  const isBlock = node.type !== 'element' || blocks.test(node.tagName);
  const text = node.children.reduce((said, child) => setTexts(child, said), isBlock ? '' : before);
  return isBlock ? before : text;
}

const readText = (node: Node): string => {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(readText).join('') : '';
};

const listElements = (node: Node): Extract<Node, { type: 'element' }>[] => [
  ...(node.type === 'element' ? [node] : []),
  ...('children' in node ? node.children.flatMap(listElements) : []),
];

/** Renders Markdown as the build does, whose parser needs Node. */
export function renderMarkdown(markdown: string): { html: string; headings: Heading[] } {
  const extensions = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };
  const tree = toHast(fromMarkdown(markdown, extensions));
  setTexts(tree);
  const slugger = new Slugger();
  const headings: Heading[] = [];
  for (const { tagName, properties, ...element } of listElements(tree)) {
    if (properties.align) properties.style = `text-align: ${properties.align}`;
    delete properties.align;
    const [, depth] = /^h([1-6])$/.exec(tagName) ?? [];
    if (!depth) continue;
    const text = readText({ tagName, properties, ...element });
    const slug = slugger.slug(text);
    properties.id = slug;
    headings.push({ depth: Number(depth), slug, text });
  }
  const html = toHtml(tree, { characterReferences: { useNamedReferences: true } });
  return { html: `${html}\n`, headings };
}
