import type { Problem } from './problem.ts';

/** Marks that Markdown does not read, so that the page would show them as typed. */
interface Mark {
  pattern: RegExp;
  message: string;
  fix: string;
}

const inText: Mark[] = [
  {
    pattern: /\]\(/,
    message: 'a link cannot be read',
    fix: 'Write [words](/address), without a space in the address.',
  },
  {
    pattern: /\{(?:[#.]|: ?[#.\w])[^{}\n]*\}/,
    message: 'the page would show an attribute in braces, which another program reads',
    fix: 'Delete it. The anchor of a heading is made from its words.',
  },
  {
    pattern: /\{%|\{\{/,
    message: 'the page would show a template, which another program fills in',
    fix: 'Write the words themselves. A fact of the firm is written like {email}.',
  },
  {
    pattern: /\[_*toc_*\]/i,
    message: 'the page would show the sign for a table of contents',
    fix: 'Delete it: long pages list their headings by themselves.',
  },
  {
    pattern: /\[![A-Za-z]+\]/,
    message: 'the page would show the sign for a note, which another program draws',
    fix: 'Write a quotation that begins with a bold word: "> **Note:** …".',
  },
  {
    pattern: /\[\[/,
    message: 'the page would show a link in double brackets',
    fix: 'Write [words](/address).',
  },
  {
    pattern: /==\S[^=\n]*==/,
    message: 'the page would show the signs == around marked words',
    fix: 'Write **words**.',
  },
  {
    pattern: /\$\$/,
    message: 'the page would show a formula as it is typed',
    fix: 'Write the formula in words.',
  },
  {
    pattern: /(?<!\\)(?:\*\*|~~|(?<![_\\])__(?!_))/,
    message: 'the page would show the marks of bold or struck words, which are not closed',
    fix: 'Write **words**, without a space inside the marks. For the signs themselves, write a backslash before each.',
  },
  {
    pattern: /(?<!\\)`/,
    message: 'the page would show a backtick, which is not closed',
    fix: 'Write `words`. For the sign itself, write a backslash before it.',
  },
  {
    pattern: /^\|.*\|[ \t]*$/,
    message: 'the page would show the lines of a table',
    fix: 'Write a line such as |---|---| below its head, with as many parts as the head.',
  },
];

const inParagraph: Mark[] = [
  {
    pattern: /^#{1,6}[^\s#]/,
    message: 'the heading has no space after its # signs',
    fix: 'Write "## Heading".',
  },
  {
    pattern: /^ {0,3}:::/,
    message: 'the page would show the sign for a note, which another program draws',
    fix: 'Write a quotation that begins with a bold word: "> **Note:** …".',
  },
  {
    pattern: /^ {0,3}!!! ?\w/,
    message: 'the page would show the sign for a note, which another program draws',
    fix: 'Write a quotation that begins with a bold word: "> **Note:** …".',
  },
  {
    pattern: /^ {0,3}: +\S/,
    message: 'the page would show the colon of a definition',
    fix: 'Write "**Term:** what it means", each in a paragraph or an item of a list.',
  },
  {
    pattern: /^ {0,3}-+ *$/,
    message: 'the line below makes the paragraph a heading',
    fix: 'Write "## Heading". For a rule, write an empty line above the hyphens.',
  },
];

const marksOf = { text: inText, paragraph: inParagraph };

/** @returns a problem for the first mark of each line */
export const findUnreadMarks = (
  file: string,
  { type, text, line }: { type: keyof typeof marksOf; text: string; line: number },
): Problem[] =>
  text.split(/\r?\n/).flatMap((row, index) => {
    const mark = marksOf[type].find(({ pattern }) => pattern.test(row));
    return mark ? [{ file, line: line + index, message: mark.message, fix: mark.fix }] : [];
  });
