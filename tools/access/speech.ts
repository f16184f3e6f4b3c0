import type { AccessibleNode } from './accessibility-tree.ts';
import { countInside, describeStates, nameRole } from './spoken-words.ts';

/** One announcement of a screen reader that reads a page from the top. */
export interface Utterance {
  role: string;
  name: string;
  states: string[];
  /** Only for a heading. */
  level?: number;
  /** The number of landmarks, lists and similar containers around it. */
  depth: number;
}

const set = (roles: string) => new Set(roles.split(' '));

export const landmarks = set('banner navigation main search form region complementary contentinfo');
/** Announced when they are entered. */
const containers = set('RootWebArea list table group figure blockquote').union(landmarks);
/** Announced as a whole: their content is their name. */
const wholes = set(
  'heading link button DisclosureTriangle image radio checkbox textbox searchbox combobox rowheader columnheader',
);
/** Announced as the name of their control, so they are skipped; the control may be inside. */
const labels = set('LabelText Legend caption');
const inlines = set('StaticText time strong emphasis code superscript subscript LineBreak');
const liveRegions = set('status alert log');

const isInline = ({ role, states, children }: AccessibleNode): boolean =>
  inlines.has(role) || (role === 'generic' && !states.current && children.every(isInline));

const hasControl = (node: AccessibleNode) =>
  ['link', 'button', 'textbox', 'combobox'].some((role) => countInside(node, role) > 0);

const joinText = (node: AccessibleNode): string =>
  node.role === 'StaticText' ? node.name : node.children.map(joinText).join(' ');

const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?…”’)]+(?: |$))|(?<=[(“‘]) /g, '')
    .trim();

/** @returns what a screen reader announces for a tree, in order */
export function speak(root: AccessibleNode): Utterance[] {
  const said: Utterance[] = [];
  let words: string[] = [];

  function say(role: string, name: string, depth: number, rest: Partial<Utterance> = {}) {
    said.push({ role, name: tidy(name), states: [], depth, ...rest });
  }

  function endLine(depth: number) {
    const line = words.join(' ');
    words = [];
    // A bullet, dash or number of an item alone is not a line.
    if (/[\p{L}\p{N}]/u.test(line) && !/^\d+\.\s*$/.test(line)) say('text', line, depth);
  }

  function walk(node: AccessibleNode, depth: number) {
    if (isInline(node)) words.push(joinText(node));
    else if (node.role === 'ListMarker') words.push(/\w/.test(node.name) ? node.name : '');
    else {
      endLine(depth);
      walkBlock(node, depth);
    }
  }

  function walkBlock(node: AccessibleNode, depth: number) {
    const { role, name, states, children } = node;
    if (labels.has(role)) {
      for (const child of children) if (!isInline(child)) walk(child, depth);
    } else if (role === 'row') walkRow(children, depth);
    else if (role === 'generic' && states.current)
      say('text', joinText(node), depth, { states: describeStates(node) });
    else if (wholes.has(role)) {
      const level = role === 'heading' ? Number(states.level) : undefined;
      say(role, name, depth, { states: describeStates(node), level });
    } else if (liveRegions.has(role) && !hasControl(node)) {
      const text = joinText(node).trim();
      say(role, text, depth, { states: text ? [] : ['silent'] });
    } else walkPart(node, depth);
  }

  function walkRow(children: AccessibleNode[], depth: number) {
    const cells = children.filter(({ role }) => role === 'cell' || role === 'gridcell');
    for (const head of children) if (!cells.includes(head)) walk(head, depth);
    const text = cells.map((cell) => tidy(joinText(cell))).filter(Boolean);
    if (text.length > 0) say('cells', text.join('; '), depth);
  }

  function walkPart(node: AccessibleNode, depth: number) {
    const { role, name, children } = node;
    const isGroup = containers.has(role) && (role !== 'group' || name !== '');
    const isEntered = isGroup || liveRegions.has(role);
    if (isEntered) say(role, name, depth, { states: describeStates(node) });
    const before = said.length;
    for (const child of children) walk(child, isEntered && node !== root ? depth + 1 : depth);
    endLine(depth);
    if (role === 'listitem' && said.length === before) say(role, '', depth, { states: ['empty'] });
  }

  walk(root, 0);
  return said;
}

/** @returns an utterance as one line of a transcript */
export function formatUtterance({ role, name, states, level, depth }: Utterance) {
  const spoken = role === 'text' ? [] : [nameRole(role, level)];
  return '  '.repeat(depth) + [...spoken, name, ...states].filter(Boolean).join(', ');
}
