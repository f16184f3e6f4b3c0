import type { Element, Parents, Root } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { EXIT, visit } from 'unist-util-visit';

/** Elements that only help a visitor, or that Markdown cannot have. */
const left = 'button dialog form img nav picture script style svg wbr'.split(' ');

/** A class `hidden` is on what only a script shows, such as that a form could not be loaded. */
const isLeft = ({ tagName, properties }: Element) =>
  left.includes(tagName) ||
  properties.ariaHidden === 'true' ||
  properties.hidden ||
  [properties.className].flat().includes('hidden') ||
  /\b(sr|screen|paper|reader)-only\b/.test(String(properties.className));

const isLine = ({ properties: { className } }: Element) => [className].flat().includes('block');

const isCell = (node: Parents) =>
  node.type === 'element' && (node.tagName === 'td' || node.tagName === 'th');

const text = (value: string) => ({ type: 'text' as const, value });

function findMain(root: Root) {
  let main: Element | undefined;
  visit(root, { tagName: 'main' }, (node) => {
    main = node;
    return EXIT;
  });
  return main;
}

/** Leaves out what is not text, writes what a drawing says, and makes links absolute. */
function clean(parent: Parents, url: string) {
  const kept = parent.children.flatMap((node): typeof parent.children => {
    if (node.type !== 'element') return node.type === 'comment' ? [] : [node];
    const { dataText } = node.properties;
    if (typeof dataText === 'string') return [text(dataText)];
    if (isLeft(node)) return [];
    // A note stands in the margin of a page, and here in the middle of a sentence.
    return node.properties.role === 'note' ? [text(' ('), node, text(')')] : [node];
  });
  // Styles set apart what has no space between: two elements, or a text and a line of its own.
  parent.children = kept.flatMap((node, index): typeof kept =>
    node.type === 'element' && (kept[index - 1]?.type === 'element' || isLine(node))
      ? [text(' '), node]
      : [node],
  );
  for (const node of parent.children) {
    if (node.type !== 'element') continue;
    // The dots between facts are no emphasis.
    if (node.tagName === 'i') node.tagName = 'span';
    // A paragraph, as which it would be written, has no heading.
    if (node.tagName === 'summary') node.tagName = 'div';
    // The cell of a table has one line: no space would stand between its paragraphs.
    if (node.tagName === 'p' && isCell(parent)) node.tagName = 'span';
    const { href } = node.properties;
    if (typeof href === 'string') node.properties.href = new URL(href, url).href;
    clean(node, url);
    // A space before the sign of a link would take the place of that after the link.
    const last = node.children.at(-1);
    if (node.tagName === 'a' && last?.type === 'text') last.value = last.value.trimEnd();
  }
}

/**
 * @param html a built page
 * @param root of the same page; its main part is changed
 * @returns its main part as Markdown; undefined if the page names no such copy
 */
export function buildMarkdownCopy(html: string, root: Root): string | undefined {
  const [, copy] = /<link rel="alternate" type="text\/markdown" href="([^"]+)">/.exec(html) ?? [];
  const main = copy && findMain(root);
  if (!main) return undefined;
  const url = copy.replace(/\.md$/, '');
  clean(main, url);
  return `<${url}>\n\n${toMarkdown(toMdast(main), { bullet: '-', extensions: [gfmToMarkdown({ tablePipeAlign: false })] })}`;
}
