import GithubSlugger from 'github-slugger';
import type { Element, ElementContent, Parents, Root, Text } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { type Facts, linkFact, splitAtFacts } from '../content/firm-facts.ts';
import type { Heading } from '../content/kind.ts';
import { lawAnchor } from '../content/law/law-citations.ts';
import type { createTypesetter } from '../content/typography.ts';
import type { TextPlugin } from './render-markdown.ts';

const blocks = [
  ...['blockquote', 'dd', 'div', 'dl', 'dt', 'figcaption', 'figure', 'h1', 'h2', 'h3', 'h4', 'h5'],
  ...['h6', 'li', 'ol', 'p', 'pre', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'ul'],
];

export const isBlock = (tagName: string) => blocks.includes(tagName);

const isCode = (tagName: string) => tagName === 'code' || tagName === 'pre';

/**
 * @param withCode whether code counts as text
 * @returns the texts of each block, without those of blocks in it, in reading order
 */
function listRuns(tree: Root, withCode = false): Text[][] {
  const runs: Text[][] = [];
  const collect = (parent: Parents, run: Text[]) => {
    for (const node of parent.children) {
      if (node.type === 'text') run.push(node);
      else if (node.type !== 'element' || (isCode(node.tagName) && !withCode)) continue;
      else if (isBlock(node.tagName)) start(node);
      else collect(node, run);
    }
  };
  const start = (parent: Parents) => {
    const run: Text[] = [];
    runs.push(run);
    collect(parent, run);
  };
  start(tree);
  return runs;
}

/** @returns the lines that a reader sees */
export const listLines = (tree: Root): string[] =>
  listRuns(tree, true)
    .map((run) =>
      run
        .map(({ value }) => value)
        .join('')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean);

/** @returns the text of an element and of all in it */
export function textOf(parent: Element): string {
  let text = '';
  visit(parent, 'text', ({ value }) => {
    text += value;
  });
  return text;
}

/** Removes all HTML: the content check lets only notes for colleagues pass. */
export const removeComments: TextPlugin = (tree) =>
  visit(tree, (node, index, parent) => {
    if ((node.type !== 'comment' && node.type !== 'raw') || !parent || index === undefined) return;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });

/** Gives every heading an anchor, made from its words as they are written. */
export const anchorHeadings: TextPlugin = (tree) => {
  const slugger = new GithubSlugger();
  visit(tree, 'element', (node) => {
    if (/^h\d$/.test(node.tagName)) node.properties.id = slugger.slug(textOf(node));
  });
};

/** @param headings receives the headings of the second level, as the page shows them */
export const listHeadings =
  (headings: Heading[]): TextPlugin =>
  (tree) =>
    visit(tree, { tagName: 'h2' }, (node) => {
      headings.push({ slug: String(node.properties.id), text: textOf(node) });
    });

/**
 * Sets the quotation marks and spaces of the language, but not in code.
 * @param typesetter from `createTypesetter`
 */
export const typeset =
  ({ setProse, setSpaces }: Omit<ReturnType<typeof createTypesetter>, 'setText'>): TextPlugin =>
  (tree) => {
    for (const run of listRuns(tree)) {
      // `setProse` keeps the length, so that each part gets its own characters back.
      let rest = setProse(run.map(({ value }) => value).join(''));
      for (const text of run) {
        const { length } = text.value;
        text.value = setSpaces(rest.slice(0, length));
        rest = rest.slice(length);
      }
    }
  };

/**
 * Replaces the placeholders for facts of the firm, but not in code; some facts become links, unless the
 * text is one.
 */
export const fillFacts =
  (facts: Facts): TextPlugin =>
  (tree) =>
    fillIn(tree, facts, false);

function fillIn(tree: Root | Element, facts: Facts, isLink: boolean) {
  visit(tree, (node, index, parent) => {
    if (node.type === 'element' && node.tagName === 'code') return SKIP;
    if (node.type === 'element' && node.tagName === 'a' && node !== tree) {
      fillIn(node, facts, true);
      return SKIP;
    }
    if (node.type !== 'text' || !node.value.includes('{') || !parent || index === undefined)
      return undefined;
    const parts = splitAtFacts(node.value).map(({ text, name }): ElementContent => {
      const value: Text = { type: 'text', value: name ? facts[name] : text };
      const href = name && !isLink && linkFact(name, facts);
      return href
        ? { type: 'element', tagName: 'a', properties: { href }, children: [value] }
        : value;
    });
    parent.children.splice(index, 1, ...parts);
    return [SKIP, index + parts.length];
  });
}

/** Makes citations of the register of law lead to the list of law on the same page. */
export const linkCitations: TextPlugin = (tree) =>
  visit(tree, { tagName: 'a' }, ({ properties }) => {
    const [, id] = /^law:([a-z0-9-]+)/.exec(String(properties.href)) ?? [];
    if (id) properties.href = `#${lawAnchor(id)}`;
  });

/**
 * Marks the answers in a numbered list that lead on to a later question: those that end with its number, as
 * "No: go to 3." does.
 */
export const markOnward: TextPlugin = (tree) =>
  visit(tree, { tagName: 'ol' }, (list) => {
    for (const [index, question] of itemsOf(list).entries())
      for (const answer of question.children.filter(isElement).flatMap(itemsOf)) {
        const [, number = 0] = /(\d+)\P{L}*$/u.exec(textOf(answer)) ?? [];
        if (+number > index + 1 && +number <= itemsOf(list).length)
          answer.properties.className = ['onward'];
      }
  });

const isElement = (node: ElementContent) => node.type === 'element';

const itemsOf = ({ children }: Element) =>
  children.filter(isElement).filter(({ tagName }) => tagName === 'li');
