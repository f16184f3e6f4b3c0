import type { Element, ElementContent, Parents, Root, Text } from 'hast';
import { visitParents } from 'unist-util-visit-parents';
import {
  type Citations,
  citationAnchor,
  numberOf,
  type Reference,
} from '../../content/law/references.ts';
import { isBlock } from '../../render/text-runs.ts';

/** The end of a sentence that is followed by another. */
const end = /[.!?]["”’)]*(?=\s+["“‘(]?[\p{Lu}\p{Lo}])|[।。]/u;

/** A place in a tree: between two nodes, or after some characters of a text. */
interface Place {
  parent: Parents;
  index: number;
  /** Characters of the text at the index that are before the place. */
  offset?: number;
}

/** @returns the place after the first sentence that ends in one of the nodes, but not in a link */
function findSentenceEnd(parent: Parents, from: number): Place | undefined {
  let start = 0;
  const texts = parent.children.slice(from).map((node, index) => {
    const text = node.type === 'text' ? node.value : readInline(node);
    const part = { node, index: from + index, start, end: start + text.length, text };
    start = part.end;
    return part;
  });
  const all = texts.map(({ text }) => text).join('');
  let searched = 0;
  for (;;) {
    const found = end.exec(all.slice(searched));
    if (!found) return undefined;
    const stop = searched + found.index + found[0].length;
    const part = texts.find((known) => known.end >= stop);
    if (!part) return undefined;
    if (part.node.type === 'text') return { parent, index: part.index, offset: stop - part.start };
    searched = stop;
  }
}

const readInline = (node: Parents['children'][number]): string => {
  if (node.type === 'text') return node.value;
  return node.type === 'element' && !isBlock(node.tagName)
    ? node.children.map(readInline).join('')
    : '';
};

/** @returns where the note of a citation goes: after its sentence, or before the table it is in */
function findNotePlace(link: Element, ancestors: Parents[]): Place {
  const path = [...ancestors, link];
  const before = (index: number): Place => {
    const parent = path[index - 1] as Parents;
    return { parent, index: parent.children.indexOf(path[index] as Element) };
  };
  const isElement = (node: Parents): node is Element => node.type === 'element';
  const table = path.findIndex((node) => isElement(node) && node.tagName === 'table');
  if (table > 0) return before(table);
  const block = path.findLastIndex(
    (node) => node.type === 'root' || (isElement(node) && isBlock(node.tagName)),
  );
  const parent = path[block] as Parents;
  const own = before(block + 1).index;
  if (isElement(parent) && /^h\d$/.test(parent.tagName)) {
    const { parent: around, index } = before(block);
    return { parent: around, index: index + 1 };
  }
  const nested = parent.children.findIndex(
    (node, index) => index > own && node.type === 'element' && isBlock(node.tagName),
  );
  return (
    findSentenceEnd(parent, own + 1) ?? {
      parent,
      index: nested < 0 ? parent.children.length : nested,
    }
  );
}

function insert(nodes: ElementContent[], { parent, index, offset }: Place) {
  const children: Parents['children'] = parent.children;
  const text = children[index];
  if (offset === undefined || text?.type !== 'text')
    return void children.splice(index, 0, ...nodes);
  const rest: Text[] =
    text.value.length > offset ? [{ ...text, value: text.value.slice(offset) }] : [];
  children.splice(index, 1, { ...text, value: text.value.slice(0, offset) }, ...nodes, ...rest);
}

/**
 * Numbers the citations of a text. Puts the note of each reference that the text is the first to
 * cite after the sentence, so that a screen reader reads it there.
 * @param tree of the text, in which citations are links to the list of references
 * @param toNote makes the note of a reference
 */
export function addMarginNotes(
  tree: Root,
  citations: Citations,
  toNote: (reference: Reference) => ElementContent[],
) {
  const uncited = new Set(citations.first);
  const noted: { reference: Reference; place: Place }[] = [];
  visitParents(tree, 'element', (link, ancestors) => {
    const anchor = link.tagName === 'a' && /^#(.+)/.exec(String(link.properties.href))?.[1];
    const number = anchor ? numberOf(citations, anchor) : 0;
    if (number === 0) return;
    Object.assign(link.properties, { dataNumber: number, role: 'doc-noteref' });
    const reference = [...uncited].find((known) => known.anchor === anchor);
    if (!reference) return;
    uncited.delete(reference);
    link.properties.id = citationAnchor(reference);
    noted.push({ reference, place: findNotePlace(link, ancestors) });
  });
  // From the end, so that the earlier places stay valid.
  for (const { reference, place } of noted.toReversed()) insert(toNote(reference), place);
}
