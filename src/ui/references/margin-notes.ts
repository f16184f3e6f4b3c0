import type { Element, ElementContent, Nodes, Parents, Root } from 'hast';
import { visitParents } from 'unist-util-visit-parents';
import {
  type Citations,
  citationAnchor,
  numberOf,
  type Reference,
} from '../../content/law/references.ts';
import { isBlock, textOf } from '../../render/text-plugins.ts';

/** The end of a sentence that is followed by another. */
const end = /[.!?]["”’)]*(?=\s+["“‘(]?[\p{Lu}\p{Lo}])|[।。]/u;

/** A place between two nodes, or after some characters of the text at the index. */
interface Place {
  parent: Parents;
  index: number;
  offset?: number;
}

const isElement = (node: Nodes): node is Element => node.type === 'element';
const isBlockElement = (node: Nodes) => isElement(node) && isBlock(node.tagName);
const textOfAll = (nodes: Nodes[]) =>
  nodes
    .map((node) => ('value' in node ? node.value : isElement(node) ? textOf(node) : ''))
    .join('');

/** @returns the end of the sentence that goes on after a node, or of the block that contains it */
function findSentenceEnd(parent: Parents, after: Nodes): Place {
  const children: Nodes[] = parent.children;
  for (const [index, node] of children.entries()) {
    if (index <= children.indexOf(after)) continue;
    if (isBlockElement(node)) return { parent, index };
    if (node.type !== 'text') continue;
    // The next sentence may begin with a link.
    const stop = end.exec(textOfAll(children.slice(index)));
    const offset = stop ? stop.index + stop[0].length : 0;
    if (stop && offset <= node.value.length) return { parent, index, offset };
  }
  return { parent, index: children.length };
}

/** @returns where the note of a citation goes: after its sentence, or before the table it is in */
function findNotePlace(link: Element, ancestors: Parents[]): Place {
  const path: Nodes[] = [...ancestors, link];
  const table = path.findIndex((node) => isElement(node) && node.tagName === 'table');
  const [parent] = ancestors.slice(table > 0 ? table - 1 : ancestors.findLastIndex(isBlockElement));
  const child = path[ancestors.indexOf(parent as Parents) + 1];
  if (!parent || !child) throw new Error('A link is in no text');
  const nodes: Nodes[] = parent.children;
  return table > 0 ? { parent, index: nodes.indexOf(child) } : findSentenceEnd(parent, child);
}

function insert(nodes: ElementContent[], { parent, index, offset }: Place) {
  const children: Parents['children'] = parent.children;
  const text = children[index];
  if (offset === undefined || text?.type !== 'text')
    return void children.splice(index, 0, ...nodes);
  const rest = text.value.slice(offset);
  text.value = text.value.slice(0, offset);
  children.splice(index + 1, 0, ...nodes, ...(rest ? [{ ...text, value: rest }] : []));
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
