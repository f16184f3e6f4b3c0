import { removeComments } from '../content/markdown-text.ts';
import { kinds } from '../registry.ts';
import type { Source } from '../site/source.ts';
import { parseBody } from './markdown.ts';
import type { Problem } from './problem.ts';
import { findUnreadMarks } from './unread-marks.ts';

type Part = ReturnType<typeof parseBody>[number];

type Advice = Pick<Problem, 'message' | 'fix'>;

const deepest = 4;

function describeHeading({ text, depth = 0 }: Part, allowed: number): Advice | undefined {
  if (depth === 1)
    return {
      message: 'the text has a first-level heading',
      fix: 'Write "## Heading": the title of the page is its only first-level heading.',
    };
  if (depth > allowed)
    return { message: 'the heading skips a level', fix: `Begin it with ${'#'.repeat(allowed)}.` };
  if (depth > deepest)
    return {
      message: `the text has a heading of level ${depth}`,
      fix: `Begin it with ${'#'.repeat(deepest)} or fewer, or write **bold words** in a paragraph.`,
    };
  return /[\p{L}\p{N}]/u.test(text)
    ? undefined
    : {
        message: 'the heading has no letter and no digit, so that no link can lead to it',
        fix: 'Write words.',
      };
}

function describeHtml(text: string): Advice | undefined {
  const rest = removeComments(text).trim();
  if (rest === '') return undefined;
  if (rest.startsWith('<!--'))
    return { message: 'a comment is not closed', fix: 'Write --> at its end.' };
  const [, name] = /^<\/?(br|a)\b/i.exec(rest) ?? [];
  if (name === undefined)
    return {
      message: 'the text contains HTML',
      fix: 'Write it in Markdown: **bold**, *italic*, [words](/address), "- " for lists.',
    };
  return name.toLowerCase() === 'br'
    ? {
        message: 'the text contains the HTML of a line break',
        fix: 'Write a backslash at the end of the line, or begin a new paragraph.',
      }
    : {
        message: 'the text contains the HTML of a link',
        fix: 'Write it in Markdown: [words](/address).',
      };
}

/** What is wrong with a part, by its type. */
const describe: Partial<Record<Part['type'], (part: Part) => Advice | undefined>> = {
  picture: () => ({
    message: 'the text contains a picture',
    fix: 'Delete it and describe what it shows: texts on this site have no pictures.',
  }),
  footnote: () => ({
    message: 'the text contains a footnote, which the site does not have',
    fix: 'Write it into the sentence, or into "sources" if it names one.',
  }),
  html: ({ text }) => describeHtml(text),
  task: () => ({
    message: 'the list has boxes to tick, which no page keeps',
    fix: 'Write a plain list, without [ ].',
  }),
  row: ({ count }) => ({
    message: `a row of the table has more than ${count} cells, which its head has`,
    fix: 'Give the head as many cells; write \\| for the sign itself.',
  }),
};

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
    const { type, line } = part;
    if (type === 'text' || type === 'paragraph') return findUnreadMarks(file, { ...part, type });
    const advice = type === 'heading' ? describeHeading(part, last + 1) : describe[type]?.(part);
    if (type === 'heading') last = Math.max(part.depth ?? 0, 2);
    return advice ? [{ file, line, ...advice }] : [];
  });
}

/** Finds what is mostly an accident, although a page shows it whole. */
export const findAccidents = (source: Source): Problem[] =>
  parseBody(source).flatMap(({ type, text, line, start = 1, count = 0 }) => {
    const { file } = source;
    // The text of a block begins after the spaces that indent it.
    if (type === 'code' && !/^(?:```|~~~)/.test(text))
      return [
        {
          file,
          line,
          message: 'the lines are indented, so that they are shown as code',
          fix: 'Delete the four spaces; write ``` above and below lines that are code.',
        },
      ];
    return type === 'list' && start > 1 && (count === 1 || start > 99)
      ? [
          {
            file,
            line,
            message: `the line begins with ${start} and a dot, so that it is an item of a list`,
            fix: `If it is none, write a backslash before the dot: "${start}\\. …".`,
          },
        ]
      : [];
  });
