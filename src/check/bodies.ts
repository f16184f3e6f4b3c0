import type { MdastNode } from 'satteri';
import { removeComments } from '../content/markdown-text.ts';
import { type Advice, advise, type Problem, quote } from '../content/problem.ts';
import { kinds } from '../registry.ts';
import { type Part, parseBody, textOfMarkdown } from '../render/parse-markdown.ts';
import type { Source } from '../site/source.ts';
import { problemIn } from './file-problems.ts';

/** What a page would show as it is typed, because Markdown does not read it. */
type UnreadSign = [pattern: RegExp, shown: string, fix: string];

const noteFix = 'Write a quotation that begins with a bold word: "> **Note:** …".';
const note = 'the sign for a note, which another program draws';

const inText: UnreadSign[] = [
  [
    /\]\(/,
    'a link that cannot be read',
    'Write [words](/address), without a space in the address.',
  ],
  [
    /\{(?:[#.]|: ?[#.\w])[^{}\n]*\}/,
    'an attribute in braces, which another program reads',
    'Delete it. The anchor of a heading is made from its words.',
  ],
  [
    /\{%|\{\{/,
    'a template, which another program fills in',
    'Write the words themselves. A fact of the firm is written like {email}.',
  ],
  [
    /\[_*toc_*\]/i,
    'the sign for a table of contents',
    'Delete it: long pages list their headings by themselves.',
  ],
  [/\[![A-Za-z]+\]/, note, noteFix],
  [/\[\[/, 'a link in double brackets', 'Write [words](/address).'],
  [/==\S[^=\n]*==/, 'the signs == around marked words', 'Write **words**.'],
  [/\$\$/, 'a formula as it is typed', 'Write the formula in words.'],
  [
    /(?<!\\)(?:\*\*|~~|(?<![_\\])__(?!_))/,
    'the marks of bold or struck words, which are not closed',
    'Write **words**, without a space inside the marks. For the signs themselves, write a backslash before each.',
  ],
  [
    // At the beginning of a line or at the end of a word, a star may be the mark of a note.
    /(?<=[\p{Z}\p{Ps}\p{Pi}"'])\*(?=[\p{L}\p{N}])/u,
    'the mark of italic words, which is not closed',
    'Write *words*, without a space inside the marks. For the sign itself, write a backslash before it.',
  ],
  [
    /(?<!\\)`/,
    'a backtick, which is not closed',
    'Write `words`. For the sign itself, write a backslash before it.',
  ],
  [
    /^\|.*\|[ \t]*$/,
    'the lines of a table',
    'Write a line such as |---|---| below its head, with as many parts as the head.',
  ],
];

const inParagraph: UnreadSign[] = [
  [
    /^#{1,6}[^\s#]/,
    'a heading with its # signs, which have no space after them',
    'Write "## Heading".',
  ],
  [/^ {0,3}(?::::|!!! ?\w)/, note, noteFix],
  [
    /^ {0,3}: +\S/,
    'the colon of a definition',
    'Write "**Term:** what it means", each in a paragraph or an item of a list.',
  ],
  [
    /^ {0,3}-+ *$/,
    'the paragraph as a heading, because of the line below it',
    'Write "## Heading". For a rule, write an empty line above the hyphens.',
  ],
];

/** @returns a problem for the first such sign of each line */
const findUnreadSigns = ({ text, line }: Part, known: UnreadSign[]) =>
  text.split(/\r?\n/).flatMap((row, index) => {
    const [, shown, fix = ''] = known.find(([pattern]) => pattern.test(row)) ?? [];
    return shown ? [{ line: line + index, ...advise(`the page would show ${shown}`, fix) }] : [];
  });

const deepest = 4;

function describeHeading(text: string, depth: number, allowed: number): Advice | undefined {
  if (depth === 1)
    return advise(
      'the text has a first-level heading',
      'Write "## Heading": the title of the page is its only first-level heading.',
    );
  if (depth > allowed)
    return advise('the heading skips a level', `Begin it with ${'#'.repeat(allowed)}.`);
  if (depth > deepest)
    return advise(
      `the text has a heading of level ${depth}`,
      `Begin it with ${'#'.repeat(deepest)} or fewer, or write **bold words** in a paragraph.`,
    );
  return /[\p{L}\p{N}]/u.test(text)
    ? undefined
    : advise(
        'the heading has no letter and no digit, so that no link can lead to it',
        'Write words.',
      );
}

/** How tags that people write are written in Markdown. */
const tagFixes: Record<string, string> = {
  br: 'Write a backslash at the end of the line, or begin a new paragraph.',
  a: 'Write the link in Markdown: [words](/address).',
};

function describeHtml(html: string): Advice | undefined {
  const rest = removeComments(html).trim();
  if (rest === '') return undefined;
  if (rest.startsWith('<!--')) return advise('a comment is not closed', 'Write --> at its end.');
  return advise(
    'the text contains HTML',
    tagFixes[/^<\/?(\w+)/.exec(rest)?.[1]?.toLowerCase() ?? ''] ??
      'Write it in Markdown: **bold**, *italic*, [words](/address), "- " for lists.',
  );
}

const footnote = advise(
  'the text contains a footnote, which the site does not have',
  'Write it into the sentence, or into "sources" if it names one.',
);

/** @param text of lines of code, which may stand in a list or a quotation */
function describeFence(text: string): Advice | undefined {
  const [, fence] = /^(```+|~~~+)/.exec(text) ?? [];
  const isClosed = fence && new RegExp(`\\n[ \\t>]*${fence}+\\s*$`).test(text);
  return !fence || isClosed
    ? undefined
    : advise('the lines of code are not closed', `Write ${fence} on a line below them.`);
}

const misplaced = advise(
  'the picture is not in a paragraph of its own',
  'Write it between two empty lines: ![What it shows](./images/name.jpg "Caption").',
);

const holdsImage = (node: MdastNode): boolean =>
  node.type === 'image' || (node.type === 'link' && node.children.some(holdsImage));

/** @param last the level of the heading before it */
function describePart({ node, text }: Part, last: number): Advice | undefined {
  switch (node.type) {
    case 'heading':
      if (node.children.some(holdsImage)) return misplaced;
      return describeHeading(textOfMarkdown(node), node.depth, last + 1);
    case 'code':
      return describeFence(text);
    case 'html':
      return describeHtml(node.value);
    case 'imageReference':
      return misplaced;
    case 'link':
      return textOfMarkdown(node).trim() || holdsImage(node)
        ? undefined
        : advise(
            `the link ${quote(node.url)} has no words`,
            'Write what it leads to between the square brackets.',
          );
    case 'paragraph':
      return node.children.length > 1 && node.children.some(holdsImage) ? misplaced : undefined;
    case 'footnoteReference':
    case 'footnoteDefinition':
      return footnote;
    case 'text':
      // A footnote without its other half is plain text.
      return /\[\^[^\]]+\]/.test(node.value) ? footnote : undefined;
    case 'listItem':
      return typeof node.checked === 'boolean'
        ? advise(
            'the list has boxes to tick, which no page keeps',
            'Write a plain list, without [ ].',
          )
        : undefined;
    case 'table': {
      const [head, ...rows] = node.children.map(({ children }) => children.length);
      return rows.some((cells) => cells > (head ?? 0))
        ? advise(
            `a row of the table has more than ${head} cells, which its head has`,
            'Give the head as many cells; write \\| for the sign itself.',
          )
        : undefined;
    }
    default:
      return undefined;
  }
}

/** Checks the text below the fields of a Markdown file; its links are checked in `links.ts`. */
export function checkBody(source: Source): Problem[] {
  if (kinds[source.kind].ending !== 'md') return [];
  const { file, body } = source;
  if (removeComments(body).trim() === '') {
    const message = 'the text below the fields is missing';
    return [{ file, message, fix: 'Write it below the second line of three hyphens.' }];
  }
  let last = 1;
  return parseBody(source).flatMap((part) => {
    const { node, line } = part;
    const advice = describePart(part, last);
    if (node.type === 'heading') last = Math.max(node.depth, 2);
    // A heading may also be a paragraph above a line of hyphens.
    const isParagraph = node.type === 'paragraph' || node.type === 'heading';
    const known = node.type === 'text' ? inText : isParagraph ? inParagraph : [];
    const found = advice ? [{ line, ...advice }] : findUnreadSigns(part, known);
    return found.map((words) => ({ file, ...words }));
  });
}

function describeAccident({ node, text }: Part): Advice | undefined {
  // The text of a block begins after the spaces that indent it.
  if (node.type === 'code' && !/^(?:```|~~~)/.test(text))
    return advise(
      'the lines are indented, so that they are shown as code',
      'Delete the four spaces; write ``` above and below lines that are code.',
    );
  const start = (node.type === 'list' && node.ordered && node.start) || 0;
  return node.type === 'list' && start > 1 && (node.children.length === 1 || start > 99)
    ? advise(
        `the line begins with ${start} and a dot, so that it is an item of a list`,
        `If it is none, write a backslash before the dot: "${start}\\. …".`,
      )
    : undefined;
}

/** Finds what is mostly an accident, although a page shows it whole. */
export const findAccidents = (source: Source): Problem[] =>
  parseBody(source).flatMap((part) =>
    problemIn({ file: source.file, line: part.line }, describeAccident(part)),
  );
